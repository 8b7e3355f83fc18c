import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FigureLine } from '#ui/parts/FigureLine.tsx'
import { Money } from '#ui/parts/Money.tsx'
import { type InvoiceListQuery, sumsQuery } from '../queries.ts'

/** The totals of all listed invoices, whatever page is shown. */
export function InvoiceSums({ query }: { query: InvoiceListQuery }) {
  const { data } = useQuery({ ...sumsQuery(query), placeholderData: keepPreviousData })
  const credit_cents = data?.credit_cents ?? 0
  const figures = [
    { label: 'Invoiced', value: data && <Money cents={data.total_cents} /> },
    { label: 'Owing', value: data && <Money cents={data.owing_cents} /> },
    {
      label: 'Overdue',
      value: data && <Money cents={data.overdue_cents} />,
      isBad: (data?.overdue_cents ?? 0) > 0,
    },
    ...(credit_cents > 0 ? [{ label: 'Client credit', value: <Money cents={credit_cents} /> }] : []),
  ]
  return <FigureLine label="Totals" figures={figures} />
}
