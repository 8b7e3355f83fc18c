import type { TabbedPlainRecord } from '#platform/web/records/plain-record.ts'
import type { Asset } from '../contract/asset.ts'
import { resourceEndpoints } from '../contract/endpoints.ts'
import { assetNoun } from '../rules/asset-labels.ts'
import { assetCan } from '../rules/asset-status.ts'
import { assetTabs } from './resource-paths.ts'
import { useResourcePaths } from './use-resource-paths.ts'

/** Assets, under whichever of their two addresses the person used. */
export function useAssetRecord(): TabbedPlainRecord<keyof typeof assetTabs, Asset> {
  const { assets, archivedAssets, newAsset, asset } = useResourcePaths()
  const paths = { list: assets, archived: archivedAssets, create: newAsset, edit: asset }
  return { ...assetRecord, paths }
}

const assetRecord = {
  noun: assetNoun,
  keptBy: 'Orders and dockets',
  write: 'resources:write',
  tabs: assetTabs,
  can: assetCan,
  archive: resourceEndpoints.archiveAssets,
  restore: resourceEndpoints.restoreAssets,
} as const
