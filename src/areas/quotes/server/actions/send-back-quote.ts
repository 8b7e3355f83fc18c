import { notify } from '#areas/notifications/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { quoteActions } from '../../rules/quote-status.ts'
import { entryOf } from '../log-quote.ts'
import { openQuote } from '../open-quote.ts'
import { updateQuote } from '../quote-store.ts'
import { aboutQuote, salesOf } from '../notify-quote.ts'

/** Returns a quote for changes. @throws not_found, stale, conflict. */
export async function sendBackQuote(
  change: Change,
  id: number,
  reason: string,
  version?: number,
): Promise<void> {
  const { quote } = await openQuote(change, id, 'sendBack', version)
  await updateQuote(change.tx, id, { status: quoteActions.sendBack.to, sent_back_reason: reason })
  change.log({ ...entryOf(quote, 'sent back'), reason })
  await notify(change, {
    ...(await aboutQuote(change, quote)),
    user_ids: salesOf(quote),
    title: `${quote.quote_no} was sent back`,
    body: reason,
  })
}
