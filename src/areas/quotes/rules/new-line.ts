import type { QuoteLineInput } from '../contract/quote-line.ts'

/** A line while being typed: a missing figure is null, an invalid one is its text. */
export type TypedLine = Omit<QuoteLineInput, 'quantity' | 'unit_price_cents'> & {
  quantity: number | string | null
  unit_price_cents: number | string | null
  /** The rate card that its price was taken from while typing. */
  rate_card?: { name: string; unit_price_cents: number } | null
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
 * The lines without untouched ones at the end: the grid starts with one, and Enter adds more. One between
 * others keeps its place, so that errors are shown at the right line.
 */
export function withoutIdleEnd<Line extends object>(lines: readonly Line[]): Line[] {
  const last = lines.findLastIndex((line) => !isIdle(line))
  return lines.slice(0, last + 1)
}

const isIdle = (line: object): boolean => {
  const fresh: Record<string, unknown> = { ...newLine() }
  return Object.entries(line).every(([field, value]) => (value ?? null) === (fresh[field] ?? null))
}
