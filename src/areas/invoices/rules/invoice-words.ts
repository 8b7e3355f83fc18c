import type { DiscountType } from '#areas/quotes/contract/choices.ts'
import { formatMoney, formatUnitPrice } from '#shared/money.ts'
import { amountText, gstCodeWords } from '#shared/units.ts'
import type { InvoiceStatus, PaymentMethod } from '../contract/choices.ts'
import type { InvoiceLineInput } from '../contract/invoice-line.ts'

/** `INV-000123`; `Draft 12` before it has a number. */
export const invoiceName = ({ id, invoice_no }: { id: number; invoice_no: string | null }): string =>
  invoice_no ?? `Draft ${id}`

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
/** `Quote Q-000123, 5 %`: a discount's origin. */
export const promiseWords = ({ quote_no, discount_type, discount_value }: Promised): string =>
  `Quote ${quote_no}, ${discount_type === 'percent' ? `${discount_value} %` : formatMoney(discount_value)}`

/** `8 hours of 20 t excavator at $185.00, GST 10 %`, as the log describes a line. */
export function lineWords(
  line: Pick<InvoiceLineInput, 'description' | 'quantity' | 'unit' | 'unit_price_cents' | 'gst_code'>,
): string {
  return `${amountText(line.quantity, line.unit)} of ${line.description} at ${formatUnitPrice(line.unit_price_cents)}, ${gstCodeWords[line.gst_code]}`
}
