import type { Change } from '#platform/server/change/change.ts'
import { invoiceActions } from '../../rules/invoice-status.ts'
import { releaseLines } from '../lines/invoice-line-store.ts'
import { updateInvoice } from '../invoice-store.ts'
import { entryOf } from '../log-invoice.ts'
import { openInvoice } from '../open-invoice.ts'
import { releaseDockets } from '../lines/settle-dockets.ts'

/** Deletes a draft; its dockets can be billed again. @throws not_found, stale, conflict. */
export async function deleteInvoice(
  change: Change,
  id: number,
  { reason, version }: { reason: string; version?: number | undefined },
): Promise<void> {
  const { invoice, lines } = await openInvoice(change, id, 'delete', version)
  await updateInvoice(change.tx, id, { status: invoiceActions.delete.to, delete_reason: reason })
  await releaseLines(change.tx, id)
  await releaseDockets(change, lines)
  change.log({ ...entryOf(invoice, 'deleted'), reason })
}
