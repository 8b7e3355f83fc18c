import { nextOrderOfAsset } from '#areas/drivers/server/index.ts'
import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { mustBeCurrent } from '#platform/server/stale.ts'
import { type StoredAsset, lockAsset } from './asset-store.ts'
import { readAsset } from './read-asset.ts'

/** The asset, locked, where `can` lets it be changed. @throws not_found, stale, conflict by its state. */
export async function lockFor(
  change: Change,
  id: number,
  version: number | undefined,
  can: (asset: StoredAsset & { next_order_no: string | null }) => true | string,
): Promise<StoredAsset> {
  const asset = await lockAsset(change.tx, change.viewer, id)
  if (!asset) throw notFound()
  await mustBeCurrent(change.tx, asset, version, () => readAsset(change.tx, change.viewer, id))
  const allowed = can({ ...asset, next_order_no: await nextOrderOfAsset(change.tx, id, change.now) })
  if (allowed !== true) throw conflict(allowed)
  return asset
}
