import { notify } from '#areas/notifications/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { quoteActions } from '../../rules/quote-status.ts'
import { actorByLink, entryOf } from '../log-quote.ts'
import { openQuote } from '../open-quote.ts'
import { updateQuote } from '../quote-store.ts'
import { aboutQuote, salesOf } from '../notify-quote.ts'

/**
 * Records that the client declined. `by`: who did so through a link, null when unknown; omitted when staff
 * record it.
 * @throws not_found, stale, conflict.
 */
export async function declineQuote(
  change: Change,
  id: number,
  { reason, by, version }: { reason: string; by?: string | null; version?: number | undefined },
): Promise<void> {
  const { quote } = await openQuote(change, id, 'decline', version)
  await updateQuote(change.tx, id, {
    status: quoteActions.decline.to,
    declined_at: change.now.toISOString(),
    decline_reason: reason,
  })
  change.log({
    ...entryOf(quote, 'declined'),
    reason,
    ...(by ? { after: { declined_by: by } } : {}),
    ...(by === undefined ? {} : { by: actorByLink(by) }),
  })
  await notify(change, {
    ...(await aboutQuote(change, quote)),
    user_ids: salesOf(quote).filter((user_id) => user_id !== change.viewer.user_id),
    title: `${quote.quote_no} was declined`,
    body: `${quote.title}. ${reason}`,
  })
}
