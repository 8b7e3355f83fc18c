import type { Change } from '#platform/server/change/change.ts'
import { handOver } from '#platform/server/mail/hand-over.ts'
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
  const { logged } = await handOver(
    change,
    {
      record_type: 'quote',
      record_id: id,
      purpose: 'quote',
      subject: quoteName(quote.quote_no, quote.revision),
      noun: 'quote',
      letter: await findLetter(change.tx, id),
      written_at: quote.sent_at,
    },
    handed,
  )
  change.log({ ...entryOf(quote, 'marked as sent'), after: logged })
}
