import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { formatAbn } from '#shared/abn.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { subcontractorStatuses } from '../contract/choices.ts'
import { subcontractorEndpoints } from '../contract/endpoints.ts'
import type { SubcontractorRow } from '../contract/subcontractor.ts'
import { subcontractorLabels as labels, subcontractorStatusWords } from '../rules/subcontractor-labels.ts'
import { subcontractorPaths } from './subcontractor-paths.ts'
import { subcontractorRecord } from './subcontractor-record.ts'
import { SubcontractorStatusBadge } from './SubcontractorStatusBadge.tsx'

const column = columnsOf<SubcontractorRow>()
const columns = [
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
const hidden = ['trading_name']
const statusOptions = optionsOf(subcontractorStatuses, subcontractorStatusWords)

/** Current or archived subcontractors. */
export function SubcontractorListScreen({ archived }: { archived?: boolean }) {
  const list = useList(subcontractorEndpoints.listSubcontractors, { archived, sort: 'name', hidden })
  return (
    <RecordList
      record={subcontractorRecord}
      list={list}
      columns={columns}
      empty="Add the businesses whose machines and drivers you book."
      search="Name, ABN, contact, phone"
      filters={<FilterSelect {...list.filter('status')} label={labels.status} options={statusOptions} />}
      exporting={subcontractorEndpoints.exportSubcontractors}
    />
  )
}
