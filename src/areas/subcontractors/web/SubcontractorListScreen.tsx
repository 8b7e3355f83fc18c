import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { subcontractorStatuses } from '../contract/choices.ts'
import { subcontractorEndpoints } from '../contract/endpoints.ts'
import { subcontractorStatusWords } from '../rules/subcontractor-labels.ts'
import type { SubcontractorListQuery } from './queries.ts'
import { hiddenAtFirst, subcontractorColumns } from './subcontractor-columns.tsx'
import { subcontractorRecord } from './subcontractor-record.ts'

const statusOptions = optionsOf(subcontractorStatuses, subcontractorStatusWords)

/** Current or archived subcontractors. */
export function SubcontractorListScreen({ archived = false }: { archived?: boolean }) {
  const list = useList(subcontractorEndpoints.listSubcontractors, {
    archived,
    sort: 'name',
    hidden: hiddenAtFirst,
  })
  return (
    <RecordList
      record={subcontractorRecord}
      list={list}
      columns={subcontractorColumns}
      nameOf={({ name }) => name}
      empty="Add the businesses whose machines and drivers you book."
      filters={<Filters query={list.query} onChange={list.set} />}
      exporting={<ExportMenu endpoint={subcontractorEndpoints.exportSubcontractors} query={list.query} />}
    />
  )
}

function Filters(props: FilterProps<SubcontractorListQuery>) {
  return (
    <FilterBar {...props} search="Name, ABN, contact, phone">
      <FilterSelect {...filterOf(props)('status')} label="Status" options={statusOptions} />
    </FilterBar>
  )
}
