import { columnsOf } from '#ui/table/columns.tsx'
import type { Defect } from '../contract/defect.ts'
import { DefectStatusBadge, SeverityBadge } from './ChecklistBadges.tsx'
import { checklistPaths } from './checklist-paths.ts'

const column = columnsOf<Defect>()

const description = column.link('description', 'Defect', ({ id }) => checklistPaths.defect(id))
const status = column.custom('status', 'Status', (row) => <DefectStatusBadge status={row.status} />, {
  slot: 'status',
})
const rest = [
  column.custom('severity', 'Severity', ({ severity }) => <SeverityBadge severity={severity} />),
  column.instant('reported_at', 'Reported', { sort: true }),
  column.text('reported_by', 'By'),
]

/** Columns of the list of defects. */
export const defectColumns = [
  description,
  status,
  column.custom('asset', 'Asset', ({ fleet_no, asset }) => `${fleet_no} ${asset}`),
  ...rest,
  column.text('order_no', 'Order'),
]

/** The same where the asset is known: on its own screen. */
export const defectOfAssetColumns = [description, status, ...rest]
