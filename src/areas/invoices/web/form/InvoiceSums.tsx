import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FigureLine } from '#ui/parts/FigureLine.tsx'
import { Money } from '#ui/parts/Money.tsx'
import { type InvoiceListQuery, sumsQuery } from '../queries.ts'

/** The totals of all listed invoices, whatever page is shown. */
export function InvoiceSums({ query }: { query: InvoiceListQuery }) {
  const { data } = useQuery({ ...sumsQuery(query), placeholderData: keepPreviousData })
  if (!data) return null
  const { total_cents, owing_cents, overdue_cents, credit_cents } = data
  const figures = [
    { label: 'Invoiced', value: <Money cents={total_cents} /> },
    { label: 'Owing', value: <Money cents={owing_cents} /> },
    { label: 'Overdue', value: <Money cents={overdue_cents} />, isBad: overdue_cents > 0 },
    ...(credit_cents > 0 ? [{ label: 'Client credit', value: <Money cents={credit_cents} /> }] : []),
  ]
  return <FigureLine label="Totals" figures={figures} />
}
