import type { Change } from '#platform/server/change/change.ts'
import type { SettledLetter } from '#platform/server/mail/mail.ts'
import { entryOf } from '../log-quote.ts'
import { findQuote } from '../quote-store.ts'

/** Notes what became of a letter about a quote, and wakes those who look at it. */
export async function logLetter(change: Change, letter: SettledLetter): Promise<void> {
  const { record_type, record_id, action, to } = letter
  const quote = record_type === 'quote' && (await findQuote(change.tx, record_id))
  if (quote) change.log({ ...entryOf(quote, action), after: { to } })
}
