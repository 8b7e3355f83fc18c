import type { Change } from '#platform/server/change/change.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { invoiceCan, statusByMoney } from '../../rules/invoice-status.ts'
import { lockInvoice, updateInvoice } from '../invoice-store.ts'
import { entryOf } from '../log-invoice.ts'

/** Records that the client opened its invoice, the first time. */
export async function viewByLink(change: Change, id: number): Promise<void> {
  const invoice = await lockInvoice(change.tx, system, id)
  if (!invoice || invoiceCan.view(invoice) !== true) return
  const viewed_at = change.now.toISOString()
  const after = await updateInvoice(change.tx, id, {
    status: statusByMoney({ ...invoice, viewed_at }),
    viewed_at,
  })
  change.log({
    ...entryOf(invoice, 'opened'),
    before: { status: invoice.status },
    after: { status: after.status },
  })
}
