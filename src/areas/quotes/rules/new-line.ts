import type { QuoteLineInput } from '../contract/quote-line.ts'

/** A line while it is typed: a figure that is not there yet is null, one that is none is the text itself. */
export type TypedLine = Omit<QuoteLineInput, 'quantity' | 'unit_price_cents'> & {
  quantity: number | string | null
  unit_price_cents: number | string | null
}

export const newLine = (): TypedLine => ({
  kind: 'hire',
  product_id: null,
  description: '',
  asset_category_id: null,
  material_type: null,
  unit: 'hour',
  quantity: 1,
  min_quantity: null,
  unit_price_cents: null,
  gst_code: 'GST',
  is_optional: 0,
  is_selected: 1,
})

/**
 * The lines without those at the end that nobody typed anything into: the grid begins with one, and Enter adds one. One
 * between others keeps its place, so that what is wrong with a line is shown at that line.
 */
export function withoutIdleEnd<Line extends object>(lines: readonly Line[]): Line[] {
  const last = lines.findLastIndex((line) => !isIdle(line))
  return lines.slice(0, last + 1)
}

const isIdle = (line: object): boolean => {
  const fresh: Record<string, unknown> = { ...newLine() }
  return Object.entries(line).every(([field, value]) => (value ?? null) === (fresh[field] ?? null))
}
