import type { Change } from '#platform/server/change.ts'
import { invoiceActions, statusByMoney } from '../rules/invoice-status.ts'
import { updateInvoice } from './invoice-store.ts'
import { entryOf } from './log-invoice.ts'
import { openInvoice } from './open-invoice.ts'

/** The client disputes an invoice; reminders pause until it is settled. @throws not_found, stale, conflict. */
export async function disputeInvoice(
  change: Change,
  id: number,
  { reason, version }: { reason: string; version?: number | undefined },
): Promise<void> {
  const { invoice } = await openInvoice(change, id, 'dispute', version)
  const after = await updateInvoice(change.tx, id, {
    status: invoiceActions.dispute.to,
    status_before_dispute: invoice.status,
    disputed_at: change.now.toISOString(),
    dispute_reason: reason,
  })
  const [before, now] = [{ status: invoice.status }, { status: after.status }]
  change.log({ ...entryOf(invoice, 'disputed'), reason, before, after: now })
}

/** Of an invoice whose dispute has ended. */
export const undisputed = { status_before_dispute: null, dispute_reason: null, disputed_at: null }

/** The dispute is over: the invoice goes on as what is paid and credited says. @throws not_found, stale, conflict. */
export async function resolveInvoice(change: Change, id: number, version?: number): Promise<void> {
  const { invoice } = await openInvoice(change, id, 'resolve', version)
  const after = await updateInvoice(change.tx, id, {
    status: statusByMoney(invoice),
    ...undisputed,
  })
  change.log({
    ...entryOf(invoice, 'taken out of dispute'),
    before: { status: invoice.status },
    after: { status: after.status },
  })
}
