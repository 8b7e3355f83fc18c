import { IconAlertTriangle } from '@tabler/icons-react'
import { hasLeft, letterTone, statusWord } from '#shared/mail-words.ts'
import { plural } from '#shared/text.ts'
import { type Look, StatusBadge } from '#ui/parts/StatusBadge.tsx'
import type { InvoiceRow } from '../contract/invoice.ts'
import { invoiceTone } from './invoice-tone.ts'

/** An invoice's status, and how late it is; it never says sent while its email is unsent. */
export function InvoiceBadges({ invoice }: { invoice: LateInvoice & Pick<InvoiceRow, 'letter'> }) {
  const isUnsent = invoice.status === 'Sent' && !hasLeft(invoice.letter)
  return (
    <>
      <StatusBadge
        status={statusWord(invoice.status, invoice.letter)}
        tone={isUnsent ? letterTone(invoice.letter) : invoiceTone[invoice.status]}
      />
      {invoice.is_overdue === 1 && <LateBadge invoice={invoice} />}
    </>
  )
}

/** For a list: how late it is says more than the status, but that the client has not even been sent it. */
export function InvoiceState({ invoice }: { invoice: LateInvoice & Pick<InvoiceRow, 'letter'> }) {
  const { status, letter, is_overdue, days_late } = invoice
  const isApproved = status === 'Approved'
  if (is_overdue === 0)
    return isApproved ? (
      <StatusBadge status="Approved, not sent" tone={invoiceTone.Approved} />
    ) : (
      <InvoiceBadges invoice={invoice} />
    )
  if (!isApproved && (status !== 'Sent' || hasLeft(letter))) return <LateBadge invoice={invoice} />
  const unsent = isApproved ? 'Not sent' : statusWord(status, letter)
  return <StatusBadge status={`${unsent}, ${plural(days_late, 'day')} late`} tone={late} />
}

type LateInvoice = Pick<InvoiceRow, 'status' | 'is_overdue' | 'days_late'>

const late: Look = { tone: 'danger', sign: IconAlertTriangle, isLoud: true }

function LateBadge({ invoice: { days_late } }: { invoice: LateInvoice }) {
  return <StatusBadge status={`${plural(days_late, 'day')} late`} tone={late} />
}
