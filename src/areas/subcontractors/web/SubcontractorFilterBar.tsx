import { optionsOf } from '#ui/fields/options.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { subcontractorStatuses } from '../contract/choices.ts'
import { subcontractorStatusWords } from '../rules/subcontractor-labels.ts'
import type { SubcontractorListQuery } from './queries.ts'

const statusOptions = optionsOf(subcontractorStatuses, subcontractorStatusWords)

/** The subcontractor list's filters. */
export function SubcontractorFilterBar(props: FilterProps<SubcontractorListQuery>) {
  return (
    <FilterBar {...props} search="Name, ABN, contact, phone">
      <FilterSelect {...filterOf(props)('status')} label="Status" options={statusOptions} />
    </FilterBar>
  )
}
