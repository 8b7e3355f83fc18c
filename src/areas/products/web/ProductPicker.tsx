import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { read } from '#platform/web/api.ts'
import { ComboField } from '#ui/fields/ComboField.tsx'
import type { FieldProps } from '#ui/fields/use-field.ts'
import { priceWords } from '#shared/units.ts'
import { productEndpoints } from '../contract/endpoints.ts'
import type { ProductRow } from '../contract/product.ts'
import { productQuery } from './queries.ts'

const restMs = 200

const priceHint = ({ sell_price_cents, unit }: ProductRow) =>
  sell_price_cents === null ? 'No price yet' : priceWords(sell_price_cents, unit)
const optionOf = (product: ProductRow) => ({
  value: product.id,
  label: `${product.code} ${product.name}`,
  hint: priceHint(product),
})

/**
 * A field that holds the id of an active product, found by code, name or material, with the price of today. `onPick`
 * hears of the one that was picked, for fields that begin as the product says.
 */
export function ProductPicker({ onPick, ...props }: FieldProps & { onPick?: (product: ProductRow) => void }) {
  const { field } = useController({ name: props.name })
  const chosen = typeof field.value === 'number' ? field.value : null
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, restMs)

  const { data: current } = useQuery({ ...productQuery(chosen ?? 0), enabled: chosen !== null })
  // With a product chosen, its own name stands in the input, which is no search.
  const wanted = current && search === optionOf(current).label ? '' : search
  const found = useQuery({
    ...read(productEndpoints.listProducts, {
      query: { search: wanted, is_active: '1', sort: 'category', page_size: 20, with_total: '0' },
    }),
    placeholderData: keepPreviousData,
  })
  const rows = found.data?.rows ?? []

  return (
    <ComboField
      {...props}
      help={props.help ?? (current && priceHint(current))}
      options={rows.map(optionOf)}
      current={current && optionOf(current)}
      onSearch={setTyped}
      onPick={(id) => {
        const product = rows.find((one) => one.id === id)
        if (product) onPick?.(product)
      }}
      loading={found.isFetching}
    />
  )
}
