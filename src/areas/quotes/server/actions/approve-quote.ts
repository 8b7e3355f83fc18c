import { notify } from '#areas/notifications/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { quoteActions } from '../../rules/quote-status.ts'
import { entryOf } from '../log-quote.ts'
import { openQuote } from '../open-quote.ts'
import { updateQuote } from '../quote-store.ts'
import { aboutQuote, salesOf } from '../notify-quote.ts'

/** @throws not_found, stale, conflict. */
export async function approveQuote(change: Change, id: number, version?: number): Promise<void> {
  const { quote } = await openQuote(change, id, 'approve', version)
  await updateQuote(change.tx, id, {
    status: quoteActions.approve.to,
    approved_at: change.now.toISOString(),
    approved_by: change.viewer.user_id,
  })
  change.log(entryOf(quote, 'approved'))
  await notify(change, {
    ...(await aboutQuote(change, quote)),
    user_ids: salesOf(quote),
    title: `${quote.quote_no} was approved`,
    body: `${quote.title} is ready to send.`,
  })
}
