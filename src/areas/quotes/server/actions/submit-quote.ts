import { notify } from '#areas/notifications/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { formatMoney } from '#shared/money.ts'
import { quoteActions } from '../../rules/quote-status.ts'
import { entryOf } from '../log-quote.ts'
import { openQuote } from '../open-quote.ts'
import { updateQuote } from '../quote-store.ts'
import { aboutQuote } from '../notify-quote.ts'

/** Asks for the approval a quote outside the limits needs. @throws not_found, stale, conflict. */
export async function submitQuote(change: Change, id: number, version?: number): Promise<void> {
  const { quote } = await openQuote(change, id, 'submit', version)
  await updateQuote(change.tx, id, {
    status: quoteActions.submit.to,
    approval_requested_at: change.now.toISOString(),
    approval_requested_by: change.viewer.user_id,
    sent_back_reason: null,
  })
  change.log(entryOf(quote, 'sent for approval'))
  await notify(change, {
    ...(await aboutQuote(change, quote)),
    permission: quoteActions.approve.right,
    title: `${quote.quote_no} needs approval`,
    body: `${quote.title}, ${formatMoney(quote.total_cents)}`,
    without: { permission: 'quotes:prices', body: quote.title },
  })
}
