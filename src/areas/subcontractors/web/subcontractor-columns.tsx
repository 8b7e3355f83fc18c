import { formatAbn } from '#shared/abn.ts'
import { columnsOf } from '#ui/table/columns.tsx'
import type { SubcontractorRow } from '../contract/subcontractor.ts'
import { subcontractorLabels as labels } from '../rules/subcontractor-labels.ts'
import { subcontractorPaths } from './subcontractor-paths.ts'
import { SubcontractorStatusBadge } from './SubcontractorStatusBadge.tsx'

const column = columnsOf<SubcontractorRow>()

/** Columns of the subcontractor list; those in `hiddenAtFirst` are hidden by default. */
export const subcontractorColumns = [
  column.link('name', labels.name, ({ id }) => subcontractorPaths.edit(id), { sort: true }),
  column.custom('status', labels.status, ({ status }) => <SubcontractorStatusBadge status={status} />, {
    slot: 'status',
  }),
  column.text('contact_name', labels.contact_name, { slot: 'detail' }),
  column.phone('mobile', labels.mobile, { slot: 'start' }),
  column.text('email', labels.email),
  column.text('suburb', labels.suburb),
  column.yesNo('is_owner_driver', labels.is_owner_driver),
  column.custom('abn', labels.abn, ({ abn }) => formatAbn(abn)),
  column.text('trading_name', labels.trading_name),
]

export const hiddenAtFirst = ['trading_name']
