import { notify } from '#areas/notifications/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { PublicLink } from '#platform/server/sessions/public-link.ts'
import { quoteActions, quoteCan } from '../../rules/quote-status.ts'
import { actorByLink, entryOf } from '../log-quote.ts'
import { lockQuote, updateQuote } from '../quote-store.ts'
import { aboutQuote, salesOf } from '../notify-quote.ts'

/** Records that the client viewed the quote. Staff who open the link do not count. */
export async function viewByLink(
  change: Change,
  { record_id, person = null }: Pick<PublicLink, 'record_id'> & Partial<Pick<PublicLink, 'person'>>,
): Promise<void> {
  if (change.viewer.user_id !== null) return
  const quote = await lockQuote(change.tx, record_id)
  if (!quote || quoteCan.view(quote) !== true || quote.valid_until < change.today) return
  const isFirst = quote.first_viewed_at === null
  await updateQuote(change.tx, quote.id, {
    // Another view changes nothing people might be editing, so the version stays.
    ...(quote.status === quoteActions.view.to ? {} : { status: quoteActions.view.to }),
    view_count: quote.view_count + 1,
    first_viewed_at: quote.first_viewed_at ?? change.now.toISOString(),
  })
  if (!isFirst) return change.live('quote', quote.id)
  change.log({ ...entryOf(quote, 'opened by the client'), by: actorByLink(person) })
  await notify(change, {
    ...(await aboutQuote(change, quote)),
    user_ids: salesOf(quote),
    title: `${quote.quote_no} was opened`,
    body: `${quote.title}: the client is reading it.`,
    dedupe_key: `quote-opened:${quote.id}`,
  })
}
