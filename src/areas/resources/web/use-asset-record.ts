import type { PlainRecord } from '#platform/web/records/plain-record.ts'
import { resourceEndpoints } from '../contract/endpoints.ts'
import { assetNoun } from '../rules/asset-labels.ts'
import { useResourcePaths } from './use-resource-paths.ts'

/** Assets, under whichever of their two addresses the person used. */
export function useAssetRecord() {
  const { assets, archivedAssets, newAsset, asset } = useResourcePaths()
  const paths = { list: assets, archived: archivedAssets, create: newAsset, edit: asset }
  return { ...assetRecord, paths } satisfies PlainRecord
}

const assetRecord = {
  noun: assetNoun,
  write: 'resources:write',
  archive: resourceEndpoints.archiveAssets,
  restore: resourceEndpoints.restoreAssets,
} as const
