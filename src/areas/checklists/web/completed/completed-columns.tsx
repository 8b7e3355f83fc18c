import { columnsOf } from '#ui/table/columns.tsx'
import type { AssetChecklistRow } from '../../contract/asset-checklist.ts'
import { assetChecklistLabels as labels } from '../../rules/checklist-labels.ts'
import { ResultBadge } from '../ChecklistBadges.tsx'
import { checklistPaths } from '../checklist-paths.ts'

const column = columnsOf<AssetChecklistRow>()

const name = column.link('checklist_name', labels.checklist_id, ({ id }) => checklistPaths.one(id))
const result = column.custom('result', labels.result, (row) => <ResultBadge result={row.result} />, {
  slot: 'status',
})
const rest = [
  column.text('driver', labels.driver),
  column.instant('completed_at', labels.completed_at, { sort: true, slot: 'date' }),
  column.custom('fails', labels.fails, ({ fails }) => (fails > 0 ? fails : null), { align: 'end' }),
  column.text('order_no', labels.order_no),
]

/** Columns of the list of completed checklists. */
export const completedColumns = [
  name,
  result,
  column.custom('asset', labels.asset_id, ({ fleet_no, asset }) => `${fleet_no} ${asset}`, {
    slot: 'detail',
  }),
  ...rest,
]

/** The same without the asset, for its own screen. */
export const completedOfAssetColumns = [name, result, ...rest]
