import type { Change } from '#platform/server/change/change.ts'
import { conflict } from '#platform/contract/app-error.ts'
import { isUnderWay } from '#platform/server/mail/under-way.ts'
import { insertHanded } from '#platform/server/mail/mail-store.ts'
import { handedHowWords, hasLeft } from '#shared/mail-words.ts'
import type { QuoteHanded } from '../../contract/state-endpoints.ts'
import { quoteName } from '../../rules/quote-words.ts'
import { entryOf } from '../log-quote.ts'
import { openQuote } from '../open-quote.ts'
import { findLetter } from '../quote-store.ts'

/** Notes that someone sent an issued quote without our email. @throws not_found; stale; conflict. */
export async function markQuoteHanded(change: Change, id: number, body: QuoteHanded): Promise<void> {
  const { quote } = await openQuote(change, id, 'link', body.version)
  const letter = await findLetter(change.tx, id)
  if (hasLeft(letter)) throw conflict('This quote is already sent.')
  if (isUnderWay(letter)) throw conflict('Its email is already on its way.')
  await insertHanded(change.tx, {
    record_type: 'quote',
    record_id: id,
    purpose: 'quote',
    subject: quoteName(quote.quote_no, quote.revision),
    to_address: quote.sent_to ?? '',
    how: body.how,
    sent_at: change.now.toISOString(),
  })
  change.log({ ...entryOf(quote, 'marked as sent'), after: { how: handedHowWords[body.how] } })
}
