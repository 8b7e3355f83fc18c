import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { type StoredInvoice, lockInvoice } from '../invoice-store.ts'
import { type SentCredit, findCredit } from './credit-store.ts'

/**
 * A credit note with its invoice, which is locked until the change ends. The note is read after that: another change may
 * have sent it meanwhile. @throws not_found, also when the viewer may not see its invoice.
 */
export async function openCredit(
  { tx, viewer }: Change,
  id: number,
): Promise<{ note: SentCredit; invoice: StoredInvoice }> {
  const found = await findCredit(tx, id)
  const invoice = found && (await lockInvoice(tx, viewer, found.invoice_id))
  const note = invoice && (await findCredit(tx, id))
  if (!note) throw notFound()
  return { note, invoice }
}
