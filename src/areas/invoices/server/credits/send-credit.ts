import { letterAsTyped } from '#areas/documents/server/index.ts'
import { standardLetter } from '#areas/settings/server/index.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { LetterInput } from '#platform/contract/letter.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { mailed } from '#platform/server/mail/mail.ts'
import { mailDocument } from '#platform/server/mail/mail-document.ts'
import { mustNotBeUnderWay } from '#platform/server/mail/under-way.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { firstNameOf } from '#shared/letter-text.ts'
import { formatMoney } from '#shared/money.ts'
import { documentOfCredit } from '../../rules/invoice-document.ts'
import { findIssuedCredit } from '../document/issued-invoice.ts'
import { findCredit, markSent } from './credit-store.ts'
import { type StoredInvoice, findInvoice } from '../invoice-store.ts'
import { creditLetterHome, entryOfCredit } from './log-credit.ts'
import { openCredit } from './open-credit.ts'

export const creditLinkKind = 'credit_note'
export const creditLinkPath = (secret: string): string => `/api/public/credit-notes/${secret}/pdf`
export const linkHours = 365 * 24

/** Emails a credit note's link, as often as requested. @throws not_found; conflict; invalid. */
export async function sendCreditNote(change: Change, id: number, mail: LetterInput): Promise<number> {
  const { tx, viewer, now, today } = change
  const { note, invoice } = await openCredit(change, id)
  mustNotBeUnderWay(note.letter, { sent_to: note.sent_to, to: mail.to })
  const usual = await usualCreditLetter(tx, viewer, id, today)
  const { letter, goes } = await letterAsTyped(change, creditLetterHome(note, invoice), mail, usual)
  await mailDocument(
    change,
    {
      record_type: 'credit_note',
      record_id: id,
      kind: creditLinkKind,
      label: 'Open the credit note',
      path: creditLinkPath,
      ends: new Date(now.getTime() + linkHours * 3_600_000),
    },
    { ...letter, purpose: 'credit_note' },
  )
  await markSent(tx, id, { sent_at: now.toISOString(), sent_to: mail.to })
  change.log({ ...entryOfCredit(note, invoice, mailed(change, 'sent')), after: goes })
  return invoice.id
}

/** The standard letter of a credit note, as `viewer` would send it. @throws not_found. */
export async function usualCreditLetter(
  db: Db | Tx,
  viewer: Viewer,
  id: number,
  today: string,
): Promise<{ subject: string; message: string }> {
  const note = await findCredit(db, id)
  const invoice = note && (await findInvoice(db, viewer, note.invoice_id, today))
  const issued = invoice && (await findIssuedCredit(db, id))
  if (!issued) throw notFound()
  const { title } = documentOfCredit(issued.model)
  return standardLetter(db, viewer, 'credit_note', {
    first_name: firstNameOf(invoice.send_to_name === invoice.client ? null : invoice.send_to_name),
    number: note.credit_note_no,
    heading: title,
    document: title === 'Credit note' ? 'credit note' : 'adjustment note (credit note)',
    total: formatMoney(note.total_cents),
    invoice_no: invoice.invoice_no,
    reason: note.reason,
    owing: balanceWords(invoice),
  })
}

/** What the credit leaves owing on the invoice. */
function balanceWords({
  owing_cents,
  surplus_cents,
  surplus_used_cents,
}: Pick<StoredInvoice, 'owing_cents' | 'surplus_cents' | 'surplus_used_cents'>): string {
  const credit = surplus_cents - surplus_used_cents
  if (owing_cents > 0) return `${formatMoney(owing_cents)} of the invoice is still owing.`
  return credit > 0 ? `${formatMoney(credit)} is in credit on your account.` : 'Nothing is owing on it.'
}
