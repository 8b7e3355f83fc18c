import { nextOrderOfAsset } from '#areas/drivers/server/index.ts'
import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { explainUniqueViolation } from '#platform/server/explain-unique-violation.ts'
import { archivedBy, notArchived } from '#platform/server/archiving.ts'
import { assetCan } from '../rules/asset-rules.ts'
import { assetChanged } from './asset-events.ts'
import { type StoredAsset, lockAsset, updateAsset } from './asset-store.ts'
import { assetConflicts } from './unique-conflicts.ts'
import { labelOf } from './create-asset.ts'

/** All or none. @throws not_found; conflict, naming the first that cannot be archived now. */
export async function archiveAssets(change: Change, ids: readonly number[], reason: string): Promise<void> {
  for (const id of ids) {
    const before = await openAsset(change, id, assetCan.archive)
    await updateAsset(change.tx, id, {
      ...archivedBy(change),
      archive_reason: reason,
    })
    change.log({ ...labelOf(before), action: 'archived', reason })
    await change.announce(assetChanged, { asset_id: id })
  }
}

/** All or none. @throws not_found; conflict for one that is not archived; invalid when its plate is another's now. */
export async function restoreAssets(change: Change, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const before = await openAsset(change, id, assetCan.restore)
    await explainUniqueViolation(
      change,
      () => updateAsset(change.tx, id, { ...notArchived, archive_reason: null }),
      assetConflicts(change.tx, before),
    )
    change.log({ ...labelOf(before), action: 'restored' })
    await change.announce(assetChanged, { asset_id: id })
  }
}

async function openAsset(
  change: Change,
  id: number,
  can: (asset: StoredAsset & { next_order_no: string | null }) => true | string,
): Promise<StoredAsset> {
  const asset = await lockAsset(change.tx, change.viewer, id)
  if (!asset) throw notFound()
  const allowed = can({ ...asset, next_order_no: await nextOrderOfAsset(change.tx, id, change.now) })
  if (allowed !== true) throw conflict(`${asset.fleet_no}: ${allowed}`)
  return asset
}
