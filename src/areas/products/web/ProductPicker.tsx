import { read } from '#platform/web/calls/api.ts'
import { firstMatches } from '#platform/web/lists/use-record-matches.ts'
import { useRecordSearch } from '#platform/web/lists/use-record-search.ts'
import { ComboField } from '#ui/fields/ComboField.tsx'
import type { FieldProps } from '#ui/fields/use-field.ts'
import { priceWords } from '#shared/units.ts'
import { productEndpoints } from '../contract/endpoints.ts'
import type { ProductRow } from '../contract/product.ts'
import { productQuery } from './queries.ts'

const priceHint = ({ sell_price_cents, unit }: ProductRow) =>
  sell_price_cents === null ? 'No price yet' : priceWords(sell_price_cents, unit)
const optionOf = (product: ProductRow) => ({
  value: product.id,
  label: `${product.code} ${product.name}`,
  hint: priceHint(product),
})

/**
 * A field for the id of an active product, found by code, name or material, with today's price. `onPick`
 * receives the picked one, for fields it fills in.
 */
export function ProductPicker({ onPick, ...props }: FieldProps & { onPick?: (product: ProductRow) => void }) {
  const { combo, current, rows } = useRecordSearch(props, {
    permission: 'products:read',
    one: productQuery,
    list: (search) =>
      read(productEndpoints.listProducts, {
        query: {
          ...firstMatches(search),
          is_active: '1',
          sort: search === '' ? 'category' : 'match',
        },
      }),
    optionOf,
  })
  return (
    <ComboField
      {...props}
      {...combo}
      help={props.help ?? (current && priceHint(current))}
      onPick={(id) => {
        const product = rows.find((one) => one.id === id)
        if (product) onPick?.(product)
      }}
    />
  )
}
