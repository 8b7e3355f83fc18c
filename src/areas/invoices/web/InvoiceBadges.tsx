import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import type { InvoiceRow } from '../contract/invoice.ts'
import { invoiceTone } from './invoice-tone.ts'

/** Where an invoice stands, and whether it is late. */
export function InvoiceBadges({ invoice }: { invoice: Pick<InvoiceRow, 'status' | 'is_overdue'> }) {
  return (
    <>
      <StatusBadge status={invoice.status} tone={invoiceTone(invoice.status)} />
      {invoice.is_overdue === 1 && <StatusBadge status="Overdue" tone="danger" />}
    </>
  )
}
