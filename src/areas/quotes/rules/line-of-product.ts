import type { ProductRow } from '#areas/products/contract/product.ts'
import { isTimeUnit } from '#shared/units.ts'
import type { QuoteLineInput } from '../contract/quote-line.ts'
import type { TypedLine } from './new-line.ts'

const kinds = {
  hire: 'hire',
  cartage: 'service',
  tip: 'tip',
  material: 'material',
  float: 'float',
  labour: 'service',
  levy: 'service',
  other: 'service',
} as const satisfies Record<ProductRow['category'], QuoteLineInput['kind']>

/**
 * Cartage by the hour hires a truck, which is scheduled and booked like plant; by the load or tonne it is a
 * service.
 */
const isTruckByTime = ({ category, unit }: ProductRow): boolean => category === 'cartage' && isTimeUnit(unit)

/** A line filled in from a product: its description, unit and current price. The server knows its cost. */
export function lineOfProduct(line: TypedLine, product: ProductRow): TypedLine {
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
    gst_code: product.gst_code,
  }
}
