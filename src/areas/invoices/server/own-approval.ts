import { findHolders } from '#areas/users/server/index.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { isAboveLimit, isOwnPricing } from '../rules/approval.ts'
import { invoiceActions } from '../rules/invoice-status.ts'
import type { StoredInvoice } from './invoice-store.ts'
import type { InvoiceInputs } from './drafts/read-invoice-inputs.ts'

type Priced = Pick<StoredInvoice, 'status' | 'created_by' | 'priced_by' | 'total_cents'>

/**
 * Whether someone else must approve it: it is above the limit, this viewer set its current lines and prices,
 * and there is another person who may. If nobody else may, as in a one-person business, the viewer approves.
 */
export async function isOwnApproval(
  db: Db | Tx,
  viewer: Pick<Viewer, 'user_id'>,
  invoice: Priced,
  settings: Pick<InvoiceInputs['settings'], 'approval_threshold_cents'>,
): Promise<boolean> {
  if (!isOwnPricing(invoice, viewer.user_id) || !isAboveLimit(invoice, settings)) return false
  const holders = await findHolders(db, invoiceActions.approve.right)
  return holders.some((id) => id !== viewer.user_id)
}
