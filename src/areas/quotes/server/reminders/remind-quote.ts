import type { Change } from '#platform/server/change/change.ts'
import { mailed } from '#platform/server/mail/mail.ts'
import type { QuoteMail } from '../../contract/state-endpoints.ts'
import { entryOf } from '../log-quote.ts'
import { openQuote } from '../open-quote.ts'
import { writeLetter } from '../document/write-letter.ts'

/** Sends the link of a quote that waits for its answer again. @throws not_found, stale, conflict, invalid. */
export async function remindQuote(change: Change, id: number, mail: QuoteMail): Promise<void> {
  const { quote } = await openQuote(change, id, 'remind', mail.version)
  await writeLetter(change, quote, mail, true)
  change.log({ ...entryOf(quote, mailed(change, 'sent again')), after: { to: mail.to } })
}
