import { forbidden } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { may, mustHold } from '#platform/server/sessions/viewer.ts'
import type { QuoteLineInput } from '../../contract/quote-line.ts'
import { chargedQuantity } from '../../rules/charged-quantity.ts'
import { totalOfLine } from '../../rules/quote-totals.ts'
import { costsOfProducts } from './product-cost-store.ts'
import type { StoredLine } from './quote-line-store.ts'

export type LineRow = Omit<StoredLine, 'id' | 'quote_id' | 'position'>
/** With the saved line's id; a new one has none yet. */
export type SavedRow = LineRow & { id: number | null }

/**
 * Lines as stored, by id. A cost not sent stays as it was; a new line with a product costs what the product
 * does on the day of the quote.
 * @throws forbidden for lines from someone who may not see prices, and for a cost without the right to it.
 */
export async function lineRows(
  change: Change,
  inputs: readonly QuoteLineInput[],
  { before, day }: { before: readonly StoredLine[]; day: string },
): Promise<SavedRow[]> {
  if (inputs.length > 0 || before.length > 0) mustHold(change.viewer, 'quotes:prices')
  const stored = new Map(before.map((line) => [line.id, line]))
  const products = inputs.flatMap(({ product_id }) => product_id ?? [])
  const costs = await costsOfProducts(change.tx, [...new Set(products)], day)
  const seesCosts = may(change.viewer, 'quotes:margin')

  const costOf = ({ id, product_id = null, cost_cents }: QuoteLineInput): number | null => {
    const old = stored.get(id ?? 0)
    if (seesCosts && cost_cents !== undefined) return cost_cents
    if (typeof cost_cents === 'number' && cost_cents !== old?.cost_cents) throw forbidden()
    return old && old.product_id === product_id ? old.cost_cents : (costs.get(product_id ?? 0) ?? null)
  }
  const seen = new Set<number>()
  return inputs.map((input) => {
    const { id = 0 } = input
    const isKept = stored.has(id) && !seen.has(id)
    seen.add(id)
    const row = input.kind === 'text' ? textRow(input) : figureRow(input, costOf(input))
    return { ...row, id: isKept ? id : null }
  })
}

function figureRow(input: QuoteLineInput, cost_cents: number | null): LineRow {
  const { id: _id, product_id, asset_category_id, material_type, min_quantity, ...figures } = input
  const charged_quantity = chargedQuantity(input)
  const line = { ...figures, charged_quantity, is_selected: input.is_optional ? input.is_selected : 1 }
  return {
    ...line,
    product_id: product_id ?? null,
    asset_category_id: asset_category_id ?? null,
    material_type: material_type ?? null,
    min_quantity: min_quantity ?? null,
    cost_cents,
    line_total_cents: totalOfLine(line),
  }
}

/** A line as a quote that is not sent yet prices it: at its minimum, also where it was saved before minimums were. */
export function atMinimum<L extends LineRow>(line: L): L {
  if (line.kind === 'text') return line
  const charged = { ...line, charged_quantity: chargedQuantity(line) }
  return { ...charged, line_total_cents: totalOfLine(charged) }
}

/** A heading or remark: any figures sent with it are ignored. */
const textRow = ({ description }: QuoteLineInput): LineRow => ({
  kind: 'text',
  description,
  product_id: null,
  asset_category_id: null,
  material_type: null,
  unit: 'each',
  quantity: 1,
  min_quantity: null,
  charged_quantity: null,
  unit_price_cents: 0,
  cost_cents: null,
  gst_code: 'GST',
  is_optional: 0,
  is_selected: 1,
  line_total_cents: 0,
})
