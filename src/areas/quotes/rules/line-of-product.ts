import { isTimeUnit } from '#shared/units.ts'
import type { LineProduct } from '../contract/line-product.ts'
import type { QuoteLineInput } from '../contract/quote-line.ts'
import type { TypedLine } from './new-line.ts'

/** Without its cost the server fills it in. */
type Product = Omit<LineProduct, 'code' | 'cost_cents' | 'rate_card'> &
  Partial<Pick<LineProduct, 'cost_cents' | 'rate_card'>>

const kinds = {
  hire: 'hire',
  cartage: 'service',
  tip: 'tip',
  material: 'material',
  float: 'float',
  labour: 'service',
  levy: 'service',
  other: 'service',
} as const satisfies Record<LineProduct['category'], QuoteLineInput['kind']>

/**
 * Cartage by the hour hires a truck, which is scheduled and booked like plant; by the load or tonne it is a
 * service.
 */
const isTruckByTime = ({ category, unit }: Product): boolean => category === 'cartage' && isTimeUnit(unit)

/** A line filled in from a product: its description, unit, current price and cost. */
export function lineOfProduct(line: TypedLine, product: Product): TypedLine {
  const { id: _id, cost_cents: _cost, ...rest } = line
  const least = product.min_quantity ?? 0
  const quantity = typeof line.quantity === 'number' ? Math.max(line.quantity, least) : Math.max(1, least)
  return {
    ...rest,
    kind: isTruckByTime(product) ? 'hire' : kinds[product.category],
    product_id: product.id,
    description: product.name,
    asset_category_id: product.asset_category_id,
    material_type: product.material_type,
    unit: product.unit,
    quantity,
    min_quantity: product.min_quantity,
    unit_price_cents: product.sell_price_cents,
    cost_cents: product.cost_cents,
    gst_code: product.gst_code,
    rate_card:
      product.rate_card && product.sell_price_cents !== null
        ? { name: product.rate_card, unit_price_cents: product.sell_price_cents }
        : null,
  }
}
