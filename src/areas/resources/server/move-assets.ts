import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { TickChanges } from '#platform/contract/ticks.ts'
import { namedRefusal } from '#platform/server/change/archive-records.ts'
import type { Change } from '#platform/server/change/change.ts'
import { lockAsset } from './asset-store.ts'
import { labelOf } from './asset-record.ts'
import { editAsset } from './edit-asset.ts'

/**
 * Moves assets to other categories, all or none.
 * @throws not_found; conflict, naming the first that is no longer in the category it was in, or may not be moved.
 */
export async function moveAssets(
  change: Change,
  { added, removed }: TickChanges,
): Promise<{ changed: number }> {
  for (const { row_id, column_id } of added.toSorted((a, b) => a.row_id - b.row_id)) {
    const asset = await lockAsset(change.tx, change.viewer, row_id)
    if (!asset) throw notFound()
    const label = labelOf(asset).record_label
    const from = removed.find((tick) => tick.row_id === row_id)?.column_id
    if (asset.asset_category_id !== from)
      throw conflict(`${label}: Someone else moved it to another category. Check and save again.`)
    await editAsset(change, row_id, { version: asset.version, asset_category_id: column_id }).catch((error) =>
      Promise.reject(namedRefusal(error, label)),
    )
  }
  return { changed: added.length }
}
