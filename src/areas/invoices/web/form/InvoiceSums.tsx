import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { plural } from '#shared/text.ts'
import { FigureLine } from '#ui/parts/FigureLine.tsx'
import { Money } from '#ui/parts/Money.tsx'
import { type InvoiceListQuery, sumsQuery } from '../queries.ts'
import { OwingAges } from './OwingAges.tsx'

/** The totals of all listed invoices, whatever page is shown, and what is owing by age. */
export function InvoiceSums({ query }: { query: InvoiceListQuery }) {
  const { data } = useQuery({ ...sumsQuery(query), placeholderData: keepPreviousData })
  const credit_cents = data?.credit_cents ?? 0
  const draft_cents = data?.draft_cents ?? 0
  const credited_cents = data ? data.listed_cents - data.draft_cents - data.total_cents : 0
  const days_to_pay = data?.days_to_pay ?? null
  const figures = [
    { label: 'Invoiced', value: data && <Money cents={data.total_cents} /> },
    ...(draft_cents === 0 ? [] : [{ label: 'Drafts', value: <Money cents={draft_cents} /> }]),
    ...(credited_cents === 0 ? [] : [{ label: 'Credited or void', value: <Money cents={credited_cents} /> }]),
    { label: 'Owing', value: data && <Money cents={data.owing_cents} /> },
    {
      label: 'Overdue',
      value: data && <Money cents={data.overdue_cents} />,
      isBad: (data?.overdue_cents ?? 0) > 0,
    },
    ...(credit_cents > 0 ? [{ label: 'Client credit', value: <Money cents={credit_cents} /> }] : []),
    ...(days_to_pay === null ? [] : [{ label: 'Days to pay', value: plural(days_to_pay, 'day') }]),
  ]
  return (
    <FigureLine label="Totals" figures={figures}>
      {data && <OwingAges ages={data.ages} query={query} />}
    </FigureLine>
  )
}
