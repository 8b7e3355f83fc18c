import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { mustBeCurrent } from '#platform/server/stale.ts'
import { type InvoiceAction, invoiceCan } from '../rules/invoice-status.ts'
import { type KnownLine, listLines } from './invoice-line-store.ts'
import { isOwnApproval } from './invoice-standing.ts'
import { type StoredInvoice, lockInvoice } from './invoice-store.ts'
import { readInvoiceOf } from './read-invoice.ts'
import { readInvoiceSettings } from './settings-store.ts'

export interface OpenInvoice {
  invoice: StoredInvoice
  lines: KnownLine[]
}

/**
 * An invoice with its lines, locked until the change ends, for an action that its state allows.
 * @throws not_found; stale with the present invoice; conflict with the reason why not.
 */
export async function openInvoice(
  change: Change,
  id: number,
  action: InvoiceAction,
  version?: number,
): Promise<OpenInvoice> {
  const { tx, viewer } = change
  const [invoice, lines, settings] = await Promise.all([
    lockInvoice(tx, viewer, id),
    listLines(tx, id),
    readInvoiceSettings(tx),
  ])
  if (!invoice) throw notFound()
  await mustBeCurrent(tx, invoice, version, () => readInvoiceOf(change, id))
  const is_own_approval = Number(await isOwnApproval(tx, viewer, invoice, settings))
  const allowed = invoiceCan[action]({
    ...invoice,
    line_count: lines.length,
    is_own_approval,
    // Whoever allocates credit asks how much there is.
    client_credit_cents: null,
  })
  if (allowed !== true) throw conflict(allowed)
  return { invoice, lines }
}
