import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { formatMoney } from '#shared/money.ts'
import { surplusAfter } from '../../rules/surplus.ts'
import { findUse, lockUse, markUseReversed } from './client-credit-store.ts'
import { lockInvoices, updateInvoice } from '../invoice-store.ts'
import { entryOf } from '../log-invoice.ts'
import { settleMoney } from '../payments/settle-money.ts'

/**
 * Reverses an allocation or refund of credit, so that the client has it again. @returns the client. @throws
 * not_found, conflict.
 */
export async function reverseCreditUse(change: Change, id: number, reason: string): Promise<number> {
  const { tx, viewer, now } = change
  const use = await findUse(tx, id)
  if (!use) throw notFound()
  const { from_invoice_id, to_invoice_id, amount_cents, client_id } = use
  const ids = [from_invoice_id, ...(to_invoice_id === null ? [] : [to_invoice_id])]
  const invoices = new Map((await lockInvoices(tx, viewer, ids)).map((one) => [one.id, one]))
  const [from, to] = [invoices.get(from_invoice_id), invoices.get(to_invoice_id ?? 0)]
  if (!from || invoices.size !== ids.length) throw notFound()
  if ((await lockUse(tx, id)).reversed_at) throw conflict('This is already reversed.')
  const missing = to ? to.surplus_used_cents - surplusAfter(to, amount_cents) : 0
  if (missing > 0)
    throw conflict(
      `${formatMoney(missing)} of it became the client’s credit again and is used. Reverse that first.`,
    )
  // The database allows no paid status while something is owing.
  if (to?.status === 'Paid') await updateInvoice(tx, to.id, { status: 'Partly Paid', paid_at: null })
  const how = { reversed_at: now.toISOString(), reversed_by: viewer.user_id, reverse_reason: reason }
  await markUseReversed(tx, id, how)
  const action = to ? 'allocation taken back' : 'refund taken back'
  change.log({ ...entryOf(from, action), part: 'credit', reason, before: { amount_cents } })
  if (!to) return client_id
  const after = await settleMoney(change, to.id)
  change.log({
    ...entryOf(after, action),
    part: 'credit',
    reason,
    before: { status: to.status, amount_cents },
    after: { status: after.status },
  })
  return client_id
}
