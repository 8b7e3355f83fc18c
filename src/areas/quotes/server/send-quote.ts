import type { Change } from '#platform/server/change.ts'
import type { QuoteMail } from '../contract/state-endpoints.ts'
import { quoteActions } from '../rules/quote-status.ts'
import { issueQuote } from './issued-quote.ts'
import { entryOf } from './log-quote.ts'
import { mailQuote, usualLetter } from './mail-quote.ts'
import { makeModel } from './make-model.ts'
import { openQuote } from './open-quote.ts'
import { termsOf } from './quote-standing.ts'
import { priceQuote } from './price-quote.ts'
import { updateQuote } from './quote-store.ts'

/**
 * Issues a quote: what it says is frozen, and its link goes out by e-mail.
 * @throws not_found; stale; conflict without lines or terms, too late, or without the approval that it needs; invalid.
 */
export async function sendQuote(change: Change, id: number, mail: QuoteMail): Promise<void> {
  const { quote: before, lines } = await openQuote(change, id, 'send', mail.version)
  // The client's GST switch may have been changed since the lines were saved.
  const price = await priceQuote(change, { ...before, ...termsOf(before) }, lines)
  const quote = await updateQuote(change.tx, id, {
    ...price,
    status: quoteActions.send.to,
    sent_at: change.now.toISOString(),
    sent_to: mail.to,
  })
  await issueQuote(change, 'quote', id, await makeModel(change.tx, quote, lines))
  await write(change, quote, mail, false)
  change.log({ ...entryOf(quote, 'sent'), before, after: quote })
}

/** Sends the link of a quote that waits for its answer again. @throws not_found, stale, conflict, invalid. */
export async function remindQuote(change: Change, id: number, mail: QuoteMail): Promise<void> {
  const { quote } = await openQuote(change, id, 'remind', mail.version)
  await write(change, quote, mail, true)
  change.log({ ...entryOf(quote, 'sent again'), after: { sent_to: mail.to } })
}

async function write(
  change: Change,
  quote: Parameters<typeof mailQuote>[1],
  { to, to_name = null, message }: QuoteMail,
  isReminder: boolean,
): Promise<void> {
  const usual = await usualLetter(change, quote, { to_name, isReminder })
  await mailQuote(change, quote, {
    to,
    to_name,
    purpose: isReminder ? 'quote_reminder' : 'quote',
    subject: usual.subject,
    message: message ?? usual.message,
  })
}
