import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { formatMoney } from '#shared/money.ts'
import { surplusAfter } from '../../rules/surplus.ts'
import { type StoredInvoice, lockInvoices, updateInvoice } from '../invoice-store.ts'
import { entryOf } from '../log-invoice.ts'
import type { Payment } from '../../contract/payment.ts'
import { findPayment, lockPayment, markReversed } from './payment-store.ts'
import { settleMoney } from './settle-money.ts'

/** Takes a payment off all its invoices: it bounced, or was someone else's. @throws not_found, conflict. */
export async function reversePayment(change: Change, id: number, reason: string): Promise<void> {
  const { tx, viewer, now } = change
  const payment = await findPayment(tx, id)
  if (!payment) throw notFound()
  // Invoices first, the lock order of all payments.
  const ids = payment.allocations.map(({ invoice_id }) => invoice_id)
  const invoices = await lockInvoices(tx, viewer, ids)
  if (invoices.length !== ids.length) throw notFound()
  const locked = await lockPayment(tx, id)
  if (locked?.reversed_at) throw conflict('This payment is already reversed.')
  for (const invoice of invoices) mustKeepUsedCredit(invoice, partOf(payment, invoice.id))
  // The database allows no paid status while something is owing.
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
    change.log({
      ...entryOf(after, 'payment reversed'),
      part: 'payment',
      reason,
      before: { status: before.status, amount_cents: partOf(payment, before.id) },
      after: { status: after.status },
    })
  }
}

const partOf = ({ allocations }: Payment, id: number): number =>
  allocations.find(({ invoice_id }) => invoice_id === id)?.amount_cents ?? 0

/** Credit from a payment goes with it, unless it was allocated or refunded since. */
function mustKeepUsedCredit(invoice: StoredInvoice, part_cents: number): void {
  const missing = invoice.surplus_used_cents - surplusAfter(invoice, part_cents)
  if (missing > 0)
    throw conflict(
      `${formatMoney(missing)} of it became the client’s credit and is used. Reverse that allocation or refund first.`,
    )
}
