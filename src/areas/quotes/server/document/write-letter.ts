import { letterAsTyped } from '#areas/documents/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { QuoteMail } from '../../contract/state-endpoints.ts'
import { mailQuote, usualLetter } from './mail-quote.ts'

/** Emails a quote with the given message, or the standard one. @returns the address and the attachments. */
export async function writeLetter(
  change: Change,
  quote: Parameters<typeof mailQuote>[1],
  mail: QuoteMail,
  isReminder: boolean,
) {
  const usual = await usualLetter(change.tx, change.viewer, quote.id, isReminder)
  const { letter, goes } = await letterAsTyped(
    change,
    { record_type: 'quote', record_id: quote.id },
    mail,
    usual,
  )
  await mailQuote(change, quote, { ...letter, purpose: isReminder ? 'quote_reminder' : 'quote' })
  return goes
}
