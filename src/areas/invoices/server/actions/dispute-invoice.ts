import type { Change } from '#platform/server/change/change.ts'
import { invoiceActions } from '../../rules/invoice-status.ts'
import { updateInvoice } from '../invoice-store.ts'
import { entryOf } from '../log-invoice.ts'
import { openInvoice } from '../open-invoice.ts'

/** Marks an invoice as disputed; reminders pause until it is settled. @throws not_found, stale, conflict. */
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
