import { letterFiles } from '#areas/documents/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { sentTo } from '#platform/server/mail/letter-files.ts'
import type { QuoteMail } from '../../contract/state-endpoints.ts'
import { mailQuote, usualLetter } from './mail-quote.ts'

/** Emails a document with the given message, or the default one. @returns where it goes, and what it brings. */
export async function writeLetter(
  change: Change,
  quote: Parameters<typeof mailQuote>[1],
  { to, to_name = null, cc, subject, message, with_pdf, document_ids }: QuoteMail,
  isReminder: boolean,
): Promise<ReturnType<typeof sentTo>> {
  const place = { record_type: 'quote', record_id: quote.id }
  const files = await letterFiles(change, place, document_ids)
  const usual = await usualLetter(change.tx, change.viewer, quote.id, isReminder)
  await mailQuote(change, quote, {
    to,
    to_name,
    cc,
    with_pdf,
    files,
    purpose: isReminder ? 'quote_reminder' : 'quote',
    subject: subject ?? usual.subject,
    message: message ?? usual.message,
  })
  return sentTo(
    to,
    files.map(({ name }) => name),
  )
}
