import type { Change } from '#platform/server/change/change.ts'
import type { InvoiceMail } from '../../contract/endpoints.ts'
import type { LetterKind } from '../../rules/reminder.ts'
import type { StoredInvoice } from '../invoice-store.ts'
import { mailInvoice, purposeOf, usualLetter } from './mail-invoice.ts'

/** Emails a document with the given message, or the default one. */
export async function writeLetter(
  change: Change,
  invoice: StoredInvoice,
  { to, to_name = null, cc, subject, message, with_pdf }: InvoiceMail,
  kind: LetterKind,
): Promise<void> {
  const usual = await usualLetter(change.tx, change.viewer, { id: invoice.id, kind, today: change.today })
  await mailInvoice(change, invoice, {
    to,
    to_name,
    cc,
    with_pdf,
    purpose: purposeOf[kind],
    subject: subject ?? usual.subject,
    message: message ?? usual.message,
  })
}
