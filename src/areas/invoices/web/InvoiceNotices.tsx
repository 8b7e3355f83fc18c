import { formatDate, formatInstant } from '#shared/local-date.ts'
import { hasLeft, type LetterState, letterTone, letterWords } from '#shared/mail-words.ts'
import { formatMoney } from '#shared/money.ts'
import { sentence } from '#shared/text.ts'
import { Button } from '#ui/parts/Button.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { Invoice } from '../contract/invoice.ts'
import { invoiceCan } from '../rules/invoice-status.ts'

/**
 * What has happened to an invoice, where it affects what can be done. `again` sends it once more, `link` copies its link to
 * send by hand.
 */
export function InvoiceNotices({
  invoice,
  again,
  link,
}: {
  invoice: Invoice
  again: MenuItem | undefined
  link: MenuItem | undefined
}) {
  const { status, owing_cents, due_date } = invoice
  const isOut = ['Sent', 'Viewed', 'Partly Paid'].includes(status)
  const day = formatDate(due_date)
  const due = owing_cents == null ? `Due on ${day}.` : `${formatMoney(owing_cents)} owing, due on ${day}.`
  const notSent = invoiceCan.send(invoice) === true ? 'Not sent yet.' : ''
  const surplus = Boolean(invoice.surplus_cents) && creditWords(invoice.surplus_cents ?? 0)
  const credit = invoice.client_credit_cents ?? 0
  const unsent = isUnsent(invoice)
  const next = unsent && isFaulty(invoice.letter) ? (invoice.fault === null ? link : again) : undefined
  return (
    <>
      {credit > 0 && invoiceCan.allocate(invoice) === true && (
        <Notice>
          {invoice.client} has {formatMoney(credit)} credit that can be used on this invoice.
        </Notice>
      )}
      {status === 'Draft' && invoice.is_own_approval === 1 && (
        <Notice>This invoice is over the limit. Someone else must approve it.</Notice>
      )}
      {status === 'Void' && <Notice tone="warning">Voided: {invoice.void_reason}</Notice>}
      {status === 'Deleted' && <Notice tone="warning">Deleted: {invoice.delete_reason}</Notice>}
      {status === 'Disputed' && invoice.disputed_at && (
        <Notice tone="danger">
          Disputed since {formatInstant(invoice.disputed_at)}: {sentence(invoice.dispute_reason ?? '')}{' '}
          Reminders are paused. {isFaulty(invoice.letter) ? `${letterWords(invoice)}.` : notSent}
        </Notice>
      )}
      {status === 'Paid' && invoice.paid_at && (
        <Notice tone={notSent ? 'info' : 'success'}>
          Paid in full on {formatInstant(invoice.paid_at)}. {surplus} {notSent}
        </Notice>
      )}
      {status === 'Credited' && (
        <Notice>
          Credited in full: there is nothing to pay. {surplus} {notSent}{' '}
          {invoice.lines.some(({ docket_line_id }) => docket_line_id !== null)
            ? 'To bill its dockets again, void this invoice.'
            : 'Its work can go on a new invoice.'}
        </Notice>
      )}
      {isOut && (
        <Notice
          tone={
            invoice.is_overdue ? 'danger' : notSent ? 'warning' : unsent ? letterTone(invoice.letter) : 'info'
          }
          action={
            next?.run && (
              <Button icon={next.icon} disabledReason={next.disabledReason} onClick={next.run}>
                {next.label}
              </Button>
            )
          }
        >
          {[due, notSent || deliveryWords(invoice), remindedWords(invoice)].filter(Boolean).join(' ')}
        </Notice>
      )}
    </>
  )
}

/** Whether its email will not go out by itself. */
const isFaulty = (letter: LetterState | null): boolean => letter === 'kept' || letter === 'refused'

/** Whether its email has not gone out, and the client has neither opened it nor paid any of it. */
const isUnsent = ({ status, letter }: Invoice): boolean => status === 'Sent' && !hasLeft(letter)

/** When it went out and was opened. How it did not go out no longer matters once the client has it. */
function deliveryWords(invoice: Invoice): string {
  const { letter, sent_at, viewed_at } = invoice
  if (!sent_at) return ''
  const opened = viewed_at ? `First opened on ${formatInstant(viewed_at)}.` : 'Not opened yet.'
  if (hasLeft(letter)) return `${letterWords(invoice)}. ${opened}`
  if (isUnsent(invoice)) return `${letterWords(invoice)}.`
  return viewed_at ? opened : ''
}

/** When and where the client was last reminded, or that the reminder was not sent. */
const remindedWords = ({ reminded_at, reminder, reminder_emailed, emailed }: Invoice): string => {
  // If the first email was not sent, the one after it carried the invoice and was not a reminder.
  if (!reminded_at || (reminder_emailed && reminder_emailed.at === emailed?.at)) return ''
  const at = formatInstant(reminder_emailed?.at ?? reminded_at)
  if (reminder === 'sending') return 'A reminder is on its way.'
  if (!hasLeft(reminder)) return `The reminder of ${at} was not emailed.`
  return `Last reminded on ${at}${reminder_emailed ? ` at ${reminder_emailed.to}` : ''}.`
}

const creditWords = (surplus_cents: number): string =>
  `${formatMoney(surplus_cents)} of what was paid became the client’s credit.`
