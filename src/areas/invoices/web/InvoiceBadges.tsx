import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import type { InvoiceRow } from '../contract/invoice.ts'
import { invoiceTone } from './invoice-tone.ts'

/** Where an invoice stands, and whether it is late; none is called sent that no letter has told the client of. */
export function InvoiceBadges({
  invoice,
}: {
  invoice: Pick<InvoiceRow, 'status' | 'is_overdue' | 'not_emailed'>
}) {
  return (
    <>
      {invoice.status === 'Sent' && invoice.not_emailed === 1 ? (
        <StatusBadge status="Not emailed" tone="warning" />
      ) : (
        <StatusBadge status={invoice.status} tone={invoiceTone(invoice.status)} />
      )}
      {invoice.is_overdue === 1 && <StatusBadge status="Overdue" tone="danger" />}
    </>
  )
}
