import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { lockInvoices, updateInvoice } from './invoice-store.ts'
import { entryOf } from './log-invoice.ts'
import { findPayment, lockPayment, markReversed } from './payment-store.ts'
import { settleMoney } from './settle-money.ts'

/** Takes a payment back from all its invoices: it bounced, or was another's. @throws not_found, conflict. */
export async function reversePayment(change: Change, id: number, reason: string): Promise<void> {
  const { tx, viewer, now } = change
  const payment = await findPayment(tx, id)
  if (!payment) throw notFound()
  // The invoices first, as everybody who moves money takes them.
  const ids = payment.allocations.map(({ invoice_id }) => invoice_id)
  const invoices = await lockInvoices(tx, viewer, ids)
  if (invoices.length !== ids.length) throw notFound()
  const locked = await lockPayment(tx, id)
  if (locked?.reversed_at) throw conflict('This payment is reversed already.')
  // The database lets nothing be paid on which something is owing.
  for (const invoice of invoices)
    if (invoice.status === 'Paid')
      await updateInvoice(tx, invoice.id, { status: 'Partly Paid', paid_at: null })
  await markReversed(tx, id, {
    reversed_at: now.toISOString(),
    reversed_by: viewer.user_id,
    reverse_reason: reason,
  })
  for (const before of invoices) {
    const after = await settleMoney(change, before.id)
    const part = payment.allocations.find(({ invoice_id }) => invoice_id === before.id)
    change.log({
      ...entryOf(after, 'payment reversed'),
      part: 'payment',
      reason,
      before: { status: before.status, amount_cents: part?.amount_cents },
      after: { status: after.status },
    })
  }
}
