import { letterFiles } from '#areas/documents/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { sentTo } from '#platform/server/mail/letter-files.ts'
import type { InvoiceMail } from '../../contract/endpoints.ts'
import type { LetterKind } from '../../rules/reminder.ts'
import type { StoredInvoice } from '../invoice-store.ts'
import { mailInvoice, purposeOf, usualLetter } from './mail-invoice.ts'

/** Emails a document with the given message, or the default one. @returns where it goes, and what it brings. */
export async function writeLetter(
  change: Change,
  invoice: StoredInvoice,
  { to, to_name = null, cc, subject, message, with_pdf, document_ids }: InvoiceMail,
  kind: LetterKind,
): Promise<ReturnType<typeof sentTo>> {
  const place = { record_type: 'invoice', record_id: invoice.id }
  const files = await letterFiles(change, place, document_ids)
  const usual = await usualLetter(change.tx, change.viewer, { id: invoice.id, kind, today: change.today })
  await mailInvoice(change, invoice, {
    to,
    to_name,
    cc,
    with_pdf,
    files,
    purpose: purposeOf[kind],
    subject: subject ?? usual.subject,
    message: message ?? usual.message,
  })
  return sentTo(
    to,
    files.map(({ name }) => name),
  )
}
