import { notify } from '#areas/notifications/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { isSettled, statusByMoney } from '../../rules/invoice-status.ts'
import { findClient } from '../drafts/lookups-store.ts'
import { undisputed } from '../actions/resolve-invoice.ts'
import { type StoredInvoice, findStored, updateInvoice } from '../invoice-store.ts'
import { invoicePath } from '../invoice-path.ts'

/**
 * Sets an invoice's state after a payment or credit. A disputed one stays so until nothing is owing. The
 * caller has locked it; the database has counted payments and credits.
 */
export async function settleMoney(change: Change, id: number): Promise<StoredInvoice> {
  const invoice = await findStored(change.tx, id)
  // A void invoice bills nothing, whatever happens to its payments.
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

/** Notifies the account manager that the client has paid. */
async function notifySales(change: Change, invoice: StoredInvoice): Promise<void> {
  const client = await findClient(change.tx, invoice.client_id)
  if (!client?.account_manager_id) return
  await notify(change, {
    type: 'invoice',
    user_ids: [client.account_manager_id],
    title: `${invoice.invoice_no} is paid`,
    body: `${client.name} has paid in full.`,
    link: invoicePath(invoice.id),
    record_type: 'invoice',
    record_id: invoice.id,
  })
}
