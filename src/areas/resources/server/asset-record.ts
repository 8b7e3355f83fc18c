import type { ArchivableRecord } from '#platform/server/change/archive-records.ts'
import { updateExplained } from '#platform/server/change/explain-unique-violation.ts'
import { assetCan } from '../rules/asset-status.ts'
import { assetChanged } from './asset-events.ts'
import { assetNextOrder } from './asset-questions.ts'
import { type StoredAsset, lockAsset, updateAsset } from './asset-store.ts'
import { labelOf } from './create-asset.ts'
import { readAsset } from './read-asset.ts'
import { assetConflicts } from './unique-conflicts.ts'

export const assetRecord: ArchivableRecord<StoredAsset, StoredAsset & { next_order_no: string | null }> = {
  record_type: 'asset',
  label: (asset) => labelOf(asset).record_label,
  lock: ({ tx, viewer }, id) => lockAsset(tx, viewer, id),
  present: ({ tx, viewer }, id) => readAsset(tx, viewer, id),
  state: async (change, asset) => {
    const [next_order_no = null] = await change.ask(assetNextOrder, { asset_id: asset.id })
    return { ...asset, next_order_no }
  },
  can: assetCan,
  update: async (change, asset, columns) => {
    await updateExplained(updateAsset, assetConflicts)(change, asset, columns)
    await change.announce(assetChanged, { asset_id: asset.id })
  },
}
