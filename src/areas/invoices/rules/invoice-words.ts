import type { DiscountType } from '#areas/quotes/contract/choices.ts'
import { formatDayMonth, melbourneDate } from '#shared/local-date.ts'
import { formatMoney, formatUnitPrice } from '#shared/money.ts'
import { amountText, gstCodeWords } from '#shared/units.ts'
import type { InvoiceStatus, PaymentMethod } from '../contract/choices.ts'
import type { InvoiceLineInput } from '../contract/invoice-line.ts'

interface Named {
  invoice_no: string | null
  client?: string
  created_at: Date | string
}
/** `INV-000123`; before it has its number `Draft, Goldfields Civil, 22 Nov`, or without the client `Draft, 22 Nov`. */
export const invoiceName = ({ invoice_no, client, created_at }: Named): string =>
  invoice_no ?? ['Draft', ...(client ? [client] : []), formatDayMonth(melbourneDate(created_at))].join(', ')

/** `INV-000123 Goldfields Civil`; a draft is named by its client already. */
export const invoiceTitle = (invoice: Named & { client: string }): string =>
  invoice.invoice_no ? `${invoice.invoice_no} ${invoice.client}` : invoiceName(invoice)

const marks: Partial<Record<InvoiceStatus, string>> = {
  Draft: 'Draft',
  Deleted: 'Deleted',
  Void: 'Void: nothing to pay',
  Credited: 'Credited in full: nothing to pay',
}
/** The watermark of an invoice that is not payable; otherwise null. */
export const markOf = ({ status }: { status: InvoiceStatus }): string | null => marks[status] ?? null

export const paymentMethodWords = {
  eft: 'Bank transfer',
  card: 'Card',
  cheque: 'Cheque',
  cash: 'Cash',
  offset: 'Offset',
} as const satisfies Record<PaymentMethod, string>

interface Promised {
  quote_no: string
  discount_type: DiscountType
  discount_value: number
}
const promisedWords = ({ discount_type, discount_value }: Promised): string =>
  discount_type === 'percent' ? `${discount_value}%` : formatMoney(discount_value)

/** `Quote Q-000123, 5%`: a discount's origin. */
export const promiseWords = (promise: Promised): string =>
  `Quote ${promise.quote_no}, ${promisedWords(promise)}`

/** `Discount 5% (quote Q-000123)`: what the client reads next to its amount. */
export const discountWords = (promise: Promised): string =>
  `Discount ${promisedWords(promise)} (quote ${promise.quote_no})`

/** `More than agreed: one more trip`. */
export const overWords = (reason: string): string => `More than agreed: ${reason}`

/** `8 hours of 20 t excavator at $185.00, GST 10 %`, as the log describes a line. */
export function lineWords(
  line: Pick<InvoiceLineInput, 'description' | 'quantity' | 'unit' | 'unit_price_cents' | 'gst_code'> & {
    over_reason?: string | null | undefined
  },
): string {
  const over = line.over_reason ? `, more than agreed: ${line.over_reason}` : ''
  return `${amountText(line.quantity, line.unit)} of ${line.description} at ${formatUnitPrice(line.unit_price_cents)}, ${gstCodeWords[line.gst_code]}${over}`
}
