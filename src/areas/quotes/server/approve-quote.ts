import { notify } from '#areas/notifications/server/index.ts'
import type { Change } from '#platform/server/change.ts'
import { formatMoney } from '#shared/money.ts'
import { quoteActions } from '../rules/quote-status.ts'
import { entryOf } from './log-quote.ts'
import { openQuote } from './open-quote.ts'
import { updateQuote } from './quote-store.ts'
import { aboutQuote, salesOf } from './tell.ts'

/** Asks for the approval that a quote above the limits needs. @throws not_found, stale, conflict. */
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
    ...aboutQuote(quote),
    permission: quoteActions.approve.right,
    title: `${quote.quote_no} waits for approval`,
    body: `${quote.title}, ${formatMoney(quote.total_cents)}`,
  })
}

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
    ...aboutQuote(quote),
    user_ids: salesOf(quote),
    title: `${quote.quote_no} was approved`,
    body: `${quote.title} can be sent.`,
  })
}

/** Gives a quote back to be changed. @throws not_found, stale, conflict. */
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
    ...aboutQuote(quote),
    user_ids: salesOf(quote),
    title: `${quote.quote_no} was sent back`,
    body: reason,
  })
}
