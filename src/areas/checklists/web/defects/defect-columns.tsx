import { columnsOf } from '#ui/table/columns.tsx'
import type { Defect } from '../../contract/defect.ts'
import { defectLabels as labels } from '../../rules/defect-labels.ts'
import { DefectStatusBadge, SeverityBadge } from '../ChecklistBadges.tsx'
import { checklistPaths } from '../checklist-paths.ts'

const column = columnsOf<Defect>()

const description = column.link('description', labels.description, ({ id }) => checklistPaths.defect(id))
const status = column.custom('status', labels.status, (row) => <DefectStatusBadge status={row.status} />, {
  slot: 'status',
})
const rest = [
  column.custom('severity', labels.severity, ({ severity }) => <SeverityBadge severity={severity} />, {
    slot: 'figure',
  }),
  column.instant('reported_at', labels.reported_at, { sort: true, slot: 'date' }),
  column.text('reported_by', labels.reported_by),
]

/** Columns of the list of defects. */
export const defectColumns = [
  description,
  status,
  column.custom('asset', labels.asset_id, ({ fleet_no, asset }) => `${fleet_no} ${asset}`, {
    slot: 'detail',
  }),
  ...rest,
  column.text('order_no', labels.order_no),
]

/** The same without the asset, for its own screen. */
export const defectOfAssetColumns = [description, status, ...rest]
