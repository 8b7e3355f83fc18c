import { columnsOf } from '#ui/table/columns.tsx'
import type { AssetChecklistRow } from '../contract/asset-checklist.ts'
import { ResultBadge } from './ChecklistBadges.tsx'
import { checklistPaths } from './checklist-paths.ts'

const column = columnsOf<AssetChecklistRow>()

const name = column.link('checklist_name', 'Checklist', ({ id }) => checklistPaths.one(id))
const result = column.custom('result', 'Result', (row) => <ResultBadge result={row.result} />, {
  slot: 'status',
})
const rest = [
  column.text('driver', 'Driver'),
  column.instant('completed_at', 'Completed', { sort: true }),
  column.custom('fails', 'Failed items', ({ fails }) => (fails > 0 ? fails : null), { align: 'end' }),
  column.text('order_no', 'Order'),
]

/** Columns of the list of completed checklists. */
export const completedColumns = [
  name,
  result,
  column.custom('asset', 'Asset', ({ fleet_no, asset }) => `${fleet_no} ${asset}`),
  ...rest,
]

/** The same where the asset is known: on its own screen. */
export const completedOfAssetColumns = [name, result, ...rest]
