import type { Change } from '#platform/server/change/change.ts'
import { openRecord } from '#platform/server/change/open-record.ts'
import { changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import type { AssetCostPatch } from '../contract/asset.ts'
import { assetCan } from '../rules/asset-status.ts'
import { updateAsset } from './asset-store.ts'
import { assetRecord, labelOf } from './asset-record.ts'

/** Sets an asset's purchase date and price. @throws not_found, stale, conflict when archived. */
export async function setAssetCost(
  change: Change,
  id: number,
  { version, ...changes }: AssetCostPatch,
): Promise<void> {
  const { record: before } = await openRecord(change, assetRecord, { id, version, can: assetCan.edit })
  const patch = changedFields(before, definedFields(changes))
  if (Object.keys(patch).length === 0) return
  const after = await updateAsset(change.tx, id, patch)
  change.log({ ...labelOf(after), action: 'updated', before, after })
}
