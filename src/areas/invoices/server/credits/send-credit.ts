import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { LetterInput } from '#platform/contract/letter.ts'
import { mailed, sendMail } from '#platform/server/mail/mail.ts'
import { formatMoney } from '#shared/money.ts'
import { documentOfCredit } from '../../rules/invoice-document.ts'
import { findCredit, markSent } from './credit-store.ts'
import { type StoredInvoice, lockInvoice } from '../invoice-store.ts'
import { findIssuedCredit } from '../document/issued-invoice.ts'
import { entryOf } from '../log-invoice.ts'
import { sellerName, withoutLinks } from '../document/mail-invoice.ts'

export const creditLinkKind = 'credit_note'
const linkPath = (secret: string): string => `/api/public/credit-notes/${secret}/pdf`
const linkHours = 365 * 24

/** Emails a credit note's link, as often as requested. @throws not_found; invalid. */
export async function sendCreditNote(change: Change, id: number, mail: LetterInput): Promise<number> {
  const { tx, viewer, now } = change
  const note = await findCredit(tx, id)
  const invoice = note && (await lockInvoice(tx, viewer, note.invoice_id))
  const issued = invoice && (await findIssuedCredit(tx, id))
  if (!issued) throw notFound()
  const { to, to_name = null } = mail
  const seller = await sellerName(change)
  const { title } = documentOfCredit(issued.model)
  const words = title === 'Credit note' ? 'credit note' : 'adjustment note (credit note)'
  const usual = [
    `Hello${to_name ? ` ${to_name}` : ''},`,
    `Here is our ${words} ${note.credit_note_no} for ${formatMoney(note.total_cents)} on our invoice ${invoice.invoice_no}: ${note.reason}`,
    `${balanceWords(invoice)} The ${words} is here:`,
  ].join('\n\n')
  const owner = { record_type: 'credit_note', record_id: id }
  await sendMail(change, {
    ...owner,
    purpose: 'credit_note',
    to,
    to_name,
    subject: `${title} ${note.credit_note_no} from ${seller}`,
    body: `${withoutLinks(mail.message ?? usual)}\n\n{link}\n\n${seller}`,
    link: {
      kind: creditLinkKind,
      ...owner,
      person: to_name ?? to,
      expires_in_hours: linkHours,
      label: 'Open the credit note',
      path: linkPath,
    },
  })
  await markSent(tx, id, { sent_at: now.toISOString(), sent_to: to })
  change.log({
    ...entryOf(invoice, mailed(change, 'sent')),
    part: `credit note ${note.credit_note_no}`,
    after: { to },
  })
  return invoice.id
}

/** What the credit leaves owing on the invoice. */
function balanceWords({ owing_cents, surplus_cents, surplus_used_cents }: StoredInvoice): string {
  const credit = surplus_cents - surplus_used_cents
  if (owing_cents > 0) return `${formatMoney(owing_cents)} of the invoice is still owing.`
  return credit > 0 ? `${formatMoney(credit)} is in credit on your account.` : 'Nothing is owing on it.'
}
