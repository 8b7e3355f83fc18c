import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { priceWords } from '#shared/units.ts'
import type { Product } from '../contract/product.ts'
import css from './products.module.css'

/** What everyone should know about a product first: today's selling price. */
export function ProductBadges({ product }: { product: Product }) {
  return (
    <>
      {product.sell_price_cents === null ? (
        <StatusBadge status="No price yet" tone="warning" />
      ) : (
        <span className={css.price}>{priceWords(product.sell_price_cents, product.unit)}</span>
      )}
      {product.is_active === 0 && <StatusBadge status="Inactive" />}
      {product.archived_at && <StatusBadge status="Archived" />}
    </>
  )
}
