import type { Change } from '#platform/server/change/change.ts'
import { statusByMoney } from '../../rules/invoice-status.ts'
import { updateInvoice } from '../invoice-store.ts'
import { entryOf } from '../log-invoice.ts'
import { openInvoice } from '../open-invoice.ts'

/** For an invoice whose dispute has ended. */
export const undisputed = { status_before_dispute: null, dispute_reason: null, disputed_at: null }

/** Ends a dispute: payments and credits decide the state again. @throws not_found, stale, conflict. */
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
