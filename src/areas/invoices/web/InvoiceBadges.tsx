import { hasLeft, letterTone, statusWord } from '#shared/mail-words.ts'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import type { InvoiceRow } from '../contract/invoice.ts'
import { invoiceTone } from './invoice-tone.ts'

/** An invoice's status, and whether it is overdue; it never says sent while its email is unsent. */
export function InvoiceBadges({
  invoice,
}: {
  invoice: Pick<InvoiceRow, 'status' | 'is_overdue' | 'letter'>
}) {
  const isUnsent = invoice.status === 'Sent' && !hasLeft(invoice.letter)
  return (
    <>
      <StatusBadge
        status={statusWord(invoice.status, invoice.letter)}
        tone={isUnsent ? letterTone(invoice.letter) : invoiceTone[invoice.status]}
      />
      {invoice.is_overdue === 1 && <StatusBadge status="Overdue" tone="danger" />}
    </>
  )
}
