import type { LineProduct } from '#areas/quotes/contract/line-product.ts'
import type { InvoiceLine } from '../../contract/invoice-line.ts'
import type { InvoiceLineInput } from '../../contract/invoice-line.ts'
import type { PricedLine } from '../../rules/invoice-totals.ts'

/** What a saved invoice's line knows about the docket or agreed rate it bills. */
type Billing = Pick<
  InvoiceLine,
  | 'docket_line_id'
  | 'docket_id'
  | 'docket_no'
  | 'job_rate_id'
  | 'price_source'
  | 'job_id'
  | 'is_progress_claim'
  | 'over_reason'
>

/** A line while being typed: a missing figure is null, an invalid one is its text. */
export type TypedLine = Omit<InvoiceLineInput, 'quantity' | 'unit_price_cents'> &
  Partial<Billing> & {
    quantity: number | string | null
    unit_price_cents: number | string | null
  }

export const newLine = (): TypedLine => ({
  product_id: null,
  description: '',
  shift_date: null,
  unit: 'hour',
  quantity: 1,
  unit_price_cents: null,
  gst_code: 'GST',
})

/** A line filled in from a product: its description, unit and current price. What comes from a docket stays. */
export function lineOfProduct(line: TypedLine, product: LineProduct): TypedLine {
  if (line.docket_line_id || line.is_progress_claim) return { ...line, description: product.name }
  return {
    ...line,
    product_id: product.id,
    description: product.name,
    unit: product.unit,
    unit_price_cents: product.sell_price_cents,
    gst_code: product.gst_code,
  }
}

const figure = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

/** For the totals: half-typed values count as nothing. A line typed by hand belongs to the invoice's job. */
export const pricedLines = (lines: readonly TypedLine[], job_id: number | null): PricedLine[] =>
  lines.map((line) => ({
    quantity: figure(line.quantity),
    unit_price_cents: figure(line.unit_price_cents),
    gst_code: line.gst_code,
    job_id: line.docket_line_id || line.job_rate_id ? (line.job_id ?? null) : job_id,
  }))
