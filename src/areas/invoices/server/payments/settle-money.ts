import { notify } from '#areas/notifications/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { isSettled, statusByMoney } from '../../rules/invoice-status.ts'
import { findClient } from '../drafts/lookups-store.ts'
import { undisputed } from '../actions/resolve-invoice.ts'
import { type StoredInvoice, findStored, updateInvoice } from '../invoice-store.ts'
import { invoicePath } from '../invoice-path.ts'

/**
 * After money or a credit came or went: the state that an invoice is in by it. What is disputed stays so until nothing is
 * owing. The caller holds its lock; the database has counted what is paid and credited.
 */
export async function settleMoney(change: Change, id: number): Promise<StoredInvoice> {
  const invoice = await findStored(change.tx, id)
  // What is voided bills nothing, whatever becomes of the money that was on it.
  if (invoice.status === 'Void') return invoice
  const status = statusByMoney(invoice)
  if (invoice.status === 'Disputed' && !isSettled(status))
    return updateInvoice(change.tx, id, { status_before_dispute: status })
  const after = await updateInvoice(change.tx, id, {
    status,
    ...undisputed,
    paid_at: status === 'Paid' ? (invoice.paid_at ?? change.now.toISOString()) : null,
  })
  if (status === 'Paid' && invoice.status !== 'Paid') await notifySales(change, after)
  return after
}

/** Whoever looks after the client hears that it has paid. */
async function notifySales(change: Change, invoice: StoredInvoice): Promise<void> {
  const client = await findClient(change.tx, invoice.client_id)
  if (!client?.account_manager_id) return
  await notify(change, {
    type: 'invoice',
    user_ids: [client.account_manager_id],
    title: `${invoice.invoice_no} is paid`,
    body: `${client.name} has paid all of it.`,
    link: invoicePath(invoice.id),
    record_type: 'invoice',
    record_id: invoice.id,
  })
}
