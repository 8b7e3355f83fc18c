import type { Change } from '#platform/server/change/change.ts'
import { type OpenableRecord, openRecord } from '#platform/server/change/open-record.ts'
import { type InvoiceAction, invoiceCan } from '../rules/invoice-status.ts'
import { invoiceName } from '../rules/invoice-words.ts'
import { type KnownLine, listLines } from './lines/invoice-line-store.ts'
import { isOwnApproval } from './own-approval.ts'
import { type StoredInvoice, lockInvoice } from './invoice-store.ts'
import { readInvoiceOf } from './read-invoice.ts'
import { readInvoiceSettings } from './settings-store.ts'

export interface OpenInvoice {
  invoice: StoredInvoice
  lines: KnownLine[]
}

type InvoiceState = StoredInvoice & {
  lines: KnownLine[]
  line_count: number
  is_own_approval: number
}

const invoiceRecord: OpenableRecord<StoredInvoice, InvoiceState> = {
  record_type: 'invoice',
  label: invoiceName,
  lock: ({ tx, viewer }, id) => lockInvoice(tx, viewer, id),
  present: readInvoiceOf,
  state: async ({ tx, viewer }, invoice) => {
    const [lines, settings] = await Promise.all([listLines(tx, invoice.id), readInvoiceSettings(tx)])
    const is_own_approval = Number(await isOwnApproval(tx, viewer, invoice, settings))
    return { ...invoice, lines, line_count: lines.length, is_own_approval }
  },
}

/**
 * An invoice with its lines, locked until the change ends, for an action that its state allows. @throws as
 * openRecord.
 */
export async function openInvoice(
  change: Change,
  id: number,
  action: InvoiceAction,
  version?: number,
): Promise<OpenInvoice> {
  const { record, state } = await openRecord(change, invoiceRecord, { id, version, can: invoiceCan[action] })
  return { invoice: record, lines: state.lines }
}
