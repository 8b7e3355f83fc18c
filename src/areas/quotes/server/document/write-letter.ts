import type { Change } from '#platform/server/change/change.ts'
import type { QuoteMail } from '../../contract/state-endpoints.ts'
import { mailQuote, usualLetter } from './mail-quote.ts'

/** Emails a document with the given message, or the default one. */
export async function writeLetter(
  change: Change,
  quote: Parameters<typeof mailQuote>[1],
  { to, to_name = null, cc, subject, message, with_pdf }: QuoteMail,
  isReminder: boolean,
): Promise<void> {
  const usual = await usualLetter(change.tx, change.viewer, quote.id, isReminder)
  await mailQuote(change, quote, {
    to,
    to_name,
    cc,
    with_pdf,
    purpose: isReminder ? 'quote_reminder' : 'quote',
    subject: subject ?? usual.subject,
    message: message ?? usual.message,
  })
}
