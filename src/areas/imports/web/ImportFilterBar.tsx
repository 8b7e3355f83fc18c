import { useQuery } from '@tanstack/react-query'
import { namesOf, optionsOf } from '#ui/fields/options.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { importKinds, importStatuses } from '../contract/choices.ts'
import { importLabels as labels } from '../rules/import-labels.ts'
import { importStatusWords } from '../rules/import-status.ts'
import { importKindWords } from './import-words.ts'
import { type ImportListQuery, importersQuery } from './queries.ts'

const kindOptions = optionsOf(importKinds, importKindWords)
const statusOptions = optionsOf(importStatuses, importStatusWords)

/** The filters of the list of imports. */
export function ImportFilterBar(props: FilterProps<ImportListQuery>) {
  const filter = filterOf(props)
  const { data: importers = [] } = useQuery(importersQuery)
  return (
    <FilterBar {...props} search="File">
      <FilterSelect {...filter('kind')} label={labels.kind} options={kindOptions} />
      <FilterSelect {...filter('status')} label={labels.status} options={statusOptions} />
      <FilterSelect {...filter('created_by')} label={labels.created_by_name} options={namesOf(importers)} />
    </FilterBar>
  )
}
