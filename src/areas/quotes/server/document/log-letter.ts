import { notify } from '#areas/notifications/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { sentTo } from '#platform/server/mail/letter-files.ts'
import type { SettledLetter } from '#platform/server/mail/mail.ts'
import { undelivered } from '#shared/mail-words.ts'
import { aboutQuote, salesOf } from '../notify-quote.ts'
import { entryOf } from '../log-quote.ts'
import { findQuote } from '../quote-store.ts'

/**
 * Logs the delivery of an email about a quote, refreshes open screens, and notifies the sender when it will
 * not be sent.
 */
export async function logLetter(change: Change, letter: SettledLetter): Promise<void> {
  const { record_type, record_id, action, to, attached, pdf_bytes, sent_by, error } = letter
  const quote = record_type === 'quote' && (await findQuote(change.tx, record_id))
  if (!quote) return
  change.log({ ...entryOf(quote, action), after: sentTo(to, attached, pdf_bytes) })
  if (action !== 'not emailed') return
  await notify(change, {
    ...(await aboutQuote(change, quote)),
    user_ids: sent_by === null ? salesOf(quote) : [sent_by],
    title: `${quote.quote_no} was not emailed`,
    body: undelivered(to, error ?? ''),
  })
}
