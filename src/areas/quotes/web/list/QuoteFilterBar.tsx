import { useQuery } from '@tanstack/react-query'
import { useMay } from '#platform/web/calls/session.ts'
import { addDays, formatDate, melbourneDate } from '#shared/local-date.ts'
import { FilterDates } from '#ui/parts/FilterDates.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { SearchBox } from '#ui/parts/SearchBox.tsx'
import { useNow } from '#ui/use-now.ts'
import { quoteStatusFilters } from '../../contract/choices.ts'
import { lastDays } from '../../contract/endpoints.ts'
import { type QuoteListQuery, sellersQuery } from '../queries.ts'

const statusOptions = quoteStatusFilters
  // Replaced revisions are in no list.
  .filter((status) => status !== 'Superseded')
  .map((value) => ({ value, label: value }))

/** Quotes about to expire; an address may set a different day. */
function endings(today: string, asked: string | undefined) {
  const soon = addDays(today, lastDays)
  const other = asked === undefined || asked === soon ? [] : [asked]
  return [
    { value: soon, label: `Within ${lastDays} days` },
    ...other.map((value) => ({ value, label: `By ${formatDate(value)}` })),
  ]
}

/** The quote list's filters. */
export function QuoteFilterBar({
  query,
  onChange,
}: {
  query: QuoteListQuery
  onChange: (changes: QuoteListQuery) => void
}) {
  const may = useMay()
  const today = melbourneDate(useNow())
  const { data: sellers = [] } = useQuery({ ...sellersQuery(), enabled: may('users:choose') })
  return (
    <>
      <SearchBox
        value={query.search ?? ''}
        onSearch={(search) => onChange({ search })}
        placeholder="Number, client, title, site"
      />
      <FilterSelect
        label="Status"
        options={statusOptions}
        value={query.status ?? null}
        onChange={(status) => onChange({ status: status ?? undefined })}
      />
      <FilterSelect
        label="Salesperson"
        options={sellers.map(({ id, name }) => ({ value: id, label: name }))}
        value={query.sales_user_id ?? null}
        onChange={(id) => onChange({ sales_user_id: id ?? undefined })}
      />
      <FilterSelect
        label="Expiry"
        options={endings(today, query.waits_until)}
        value={query.waits_until ?? null}
        onChange={(waits_until) => onChange({ waits_until: waits_until ?? undefined })}
      />
      <FilterDates query={query} onChange={onChange} />
    </>
  )
}
