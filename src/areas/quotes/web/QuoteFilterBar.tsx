import { useQuery } from '@tanstack/react-query'
import { useMay } from '#platform/web/session.ts'
import { FilterDates } from '#ui/parts/FilterDates.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { SearchBox } from '#ui/parts/SearchBox.tsx'
import { quoteStatuses } from '../contract/choices.ts'
import { type QuoteListQuery, sellersQuery } from './queries.ts'

const statusOptions = quoteStatuses
  // What was replaced is in no list.
  .filter((status) => status !== 'Superseded')
  .map((value) => ({ value, label: value }))

/** What narrows the list of quotes. */
export function QuoteFilterBar({
  query,
  onChange,
}: {
  query: QuoteListQuery
  onChange: (changes: QuoteListQuery) => void
}) {
  const may = useMay()
  const { data: sellers = [] } = useQuery({ ...sellersQuery(), enabled: may('users:choose') })
  return (
    <>
      <SearchBox
        value={query.search ?? ''}
        onSearch={(search) => onChange({ search })}
        placeholder="Number, client, title, site"
      />
      <FilterSelect
        label="Any status"
        options={statusOptions}
        value={query.status ?? null}
        onChange={(status) => onChange({ status: status ?? undefined })}
      />
      <FilterSelect
        label="Any sales person"
        options={sellers.map(({ id, name }) => ({ value: id, label: name }))}
        value={query.sales_user_id ?? null}
        onChange={(id) => onChange({ sales_user_id: id ?? undefined })}
      />
      <FilterDates query={query} onChange={onChange} />
    </>
  )
}
