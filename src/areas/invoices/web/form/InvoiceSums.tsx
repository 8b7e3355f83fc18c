import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { Money } from '#ui/parts/Money.tsx'
import { invoiceEndpoints } from '../../contract/endpoints.ts'
import css from '../invoices.module.css'
import type { InvoiceListQuery } from '../queries.ts'

/** The totals of all listed invoices, whatever page is shown. */
export function InvoiceSums({ query }: { query: InvoiceListQuery }) {
  const { page: _page, page_size: _size, sort: _sort, with_total: _total, ...narrowing } = query
  const { data } = useQuery({
    ...read(invoiceEndpoints.sumInvoices, { query: narrowing }),
    placeholderData: keepPreviousData,
  })
  if (!data) return null
  const { total_cents, owing_cents, overdue_cents, credit_cents } = data
  return (
    <dl className={css.sums} aria-label="Totals">
      <Sum label="Invoiced" cents={total_cents} />
      <Sum label="Owing" cents={owing_cents} />
      <Sum label="Overdue" cents={overdue_cents} late={overdue_cents > 0} />
      {credit_cents > 0 && <Sum label="Client credit" cents={credit_cents} />}
    </dl>
  )
}

function Sum({ label, cents, late = false }: { label: string; cents: number; late?: boolean }) {
  return (
    <div data-late={late || undefined}>
      <dt>{label}</dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </div>
  )
}
