import type { Change } from '#platform/server/change/change.ts'
import { handOver } from '#platform/server/mail/hand-over.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { wasSent } from '#shared/mail-words.ts'
import type { QuoteHanded } from '../../contract/state-endpoints.ts'
import { quoteName } from '../../rules/quote-words.ts'
import { entryOf } from '../log-quote.ts'
import { openQuote } from '../open-quote.ts'
import { findLetter } from '../quote-store.ts'

/** Notes that someone sent an issued quote without our email. @throws not_found; stale; conflict; invalid. */
export async function markQuoteHanded(
  change: Change,
  id: number,
  { version, ...handed }: QuoteHanded,
): Promise<void> {
  const { quote } = await openQuote(change, id, 'link', version)
  const document = { letter: await findLetter(change.tx, id), sent_at: quote.sent_at }
  const { logged } = await handOver(
    change,
    {
      ...document,
      record_type: 'quote',
      record_id: id,
      purpose: wasSent(document) ? 'quote_reminder' : 'quote',
      subject: quoteName(quote.quote_no, quote.revision),
      noun: 'quote',
      issued_on: quote.sent_at === null ? change.today : melbourneDate(quote.sent_at),
    },
    handed,
  )
  change.log({ ...entryOf(quote, 'marked as sent'), after: logged })
}
