import type { Change } from '#platform/server/change/change.ts'
import { mailed } from '#platform/server/mail/mail.ts'
import type { QuoteMail } from '../../contract/state-endpoints.ts'
import { entryOf } from '../log-quote.ts'
import { hasLeft } from '#shared/mail-words.ts'
import { findLetter, updateQuote } from '../quote-store.ts'
import { openQuote } from '../open-quote.ts'
import { writeLetter } from '../document/write-letter.ts'

/**
 * Sends the link of a quote that waits for its answer again; where no letter left yet, as the first one. @throws not_found, stale, conflict, invalid.
 */
export async function remindQuote(change: Change, id: number, mail: QuoteMail): Promise<void> {
  const { quote } = await openQuote(change, id, 'remind', mail.version)
  const isReminder = hasLeft(await findLetter(change.tx, id))
  if (!isReminder) await updateQuote(change.tx, id, { sent_to: mail.to })
  await writeLetter(change, quote, mail, isReminder)
  change.log({ ...entryOf(quote, mailed(change, 'sent again')), after: { to: mail.to } })
}
