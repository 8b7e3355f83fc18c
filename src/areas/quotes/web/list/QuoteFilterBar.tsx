import { useQuery } from '@tanstack/react-query'
import { useMay } from '#platform/web/calls/session.ts'
import { addDays, formatDate, melbourneDate } from '#shared/local-date.ts'
import { monthOf } from '#shared/periods.ts'
import { namesOf, statusOptionsOf } from '#ui/fields/options.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterDates } from '#ui/parts/FilterDates.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { useNow } from '#ui/use-now.ts'
import { type QuoteStatusFilter, quoteStatuses } from '../../contract/choices.ts'
import { quoteGroupOptions } from '../../rules/quote-labels.ts'
import { lastDays, outcomeDays } from '../../contract/endpoints.ts'
import { type QuoteListQuery, sellersQuery } from '../queries.ts'

// Replaced revisions are in no list.
const statusOptions = statusOptionsOf<QuoteStatusFilter>(
  quoteStatuses.filter((status) => status !== 'Superseded'),
  quoteGroupOptions,
)

/** Quotes about to expire; an address may set a different day. */
function endings(today: string, asked: string | undefined) {
  const soon = addDays(today, lastDays)
  const other = asked === undefined || asked === soon ? [] : [asked]
  return [
    { value: soon, label: `Within ${lastDays} days` },
    ...other.map((value) => ({ value, label: `By ${formatDate(value)}` })),
  ]
}

/** Quotes won lately; an address may set a different day. */
function winnings(today: string, asked: string | undefined) {
  const known = [
    { value: monthOf(today).from, label: 'This month' },
    { value: addDays(today, -outcomeDays), label: `Last ${outcomeDays} days` },
  ]
  const isKnown = asked === undefined || known.some(({ value }) => value === asked)
  return isKnown ? known : [...known, { value: asked, label: `Since ${formatDate(asked)}` }]
}

/** The quote list's filters. */
export function QuoteFilterBar(props: FilterProps<QuoteListQuery>) {
  const filter = filterOf(props)
  const today = melbourneDate(useNow())
  const sellers = useQuery({ ...sellersQuery(), enabled: useMay()('users:choose') })
  return (
    <FilterBar {...props} search="Number, client, title, site">
      <FilterSelect {...filter('status')} label="Status" options={statusOptions} />
      <FilterSelect {...filter('sales_user_id')} label="Salesperson" options={namesOf(sellers.data)} />
      <FilterSelect
        {...filter('waits_until')}
        label="Expiry"
        options={endings(today, props.query.waits_until)}
      />
      <FilterSelect {...filter('won_from')} label="Won" options={winnings(today, props.query.won_from)} />
      <FilterDates {...props} />
    </FilterBar>
  )
}
