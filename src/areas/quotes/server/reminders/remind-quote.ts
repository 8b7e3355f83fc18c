import type { Change } from '#platform/server/change/change.ts'
import { mailed } from '#platform/server/mail/mail.ts'
import { mustNotBeUnderWay } from '#platform/server/mail/under-way.ts'
import { mustHold } from '#platform/server/sessions/viewer.ts'
import type { QuoteMail } from '../../contract/state-endpoints.ts'
import { entryOf } from '../log-quote.ts'
import { hasReached } from '../../rules/quote-words.ts'
import { findLetter, updateQuote } from '../quote-store.ts'
import { openQuote } from '../open-quote.ts'
import { writeLetter } from '../document/write-letter.ts'

/**
 * Sends an unanswered quote's link again; if no email has gone out yet, as the first one. @throws forbidden,
 * not_found, stale, conflict, invalid.
 */
export async function remindQuote(change: Change, id: number, mail: QuoteMail): Promise<void> {
  mustHold(change.viewer, 'quotes:prices')
  const { quote } = await openQuote(change, id, 'remind', mail.version)
  const letter = await findLetter(change.tx, id)
  mustNotBeUnderWay(letter, { sent_to: quote.sent_to, to: mail.to })
  const isReminder = hasReached(quote.status, letter)
  if (!isReminder) await updateQuote(change.tx, id, { sent_to: mail.to })
  const after = await writeLetter(change, quote, mail, isReminder)
  change.log({ ...entryOf(quote, mailed(change, 'sent again')), after })
}
