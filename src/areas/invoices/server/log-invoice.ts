import type { Activity } from '#platform/server/change/activity.ts'
import { invoiceName, lineWords } from '../rules/invoice-words.ts'
import type { StoredInvoice } from './invoice-store.ts'
import type { LineRow } from './lines/line-rows.ts'

/** What an entry of the log names an invoice by. */
export const entryOf = (
  invoice: Pick<StoredInvoice, 'id' | 'invoice_no' | 'created_at'>,
  action: string,
): Activity => ({
  action,
  record_type: 'invoice',
  record_id: invoice.id,
  record_label: invoiceName(invoice),
})

/** An invoice with its lines in words, as the log compares it: "8 hours of 20 t excavator at $185.00". */
export const logged = (invoice: StoredInvoice, lines: readonly LineRow[]): object => ({
  ...invoice,
  lines: lines.map(lineWords),
})
