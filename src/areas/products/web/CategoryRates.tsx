import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { priceWords } from '#shared/units.ts'
import { Link } from '#ui/navigation.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { productEndpoints } from '../contract/endpoints.ts'
import { productPaths } from './product-paths.ts'

const shown = 5

/** What clients pay for a kind of plant, where nothing else was agreed. */
export function CategoryRates({ asset_category_id }: { asset_category_id: number }) {
  const { data } = useQuery({
    ...read(productEndpoints.listProducts, {
      query: { asset_category_id, is_active: '1', page_size: shown, with_total: '0' },
    }),
    enabled: useMay()('products:read'),
  })
  if (!data || data.rows.length === 0) return null
  return (
    <FactGroup title="Standard rates">
      <Facts
        facts={data.rows.map(({ id, name, sell_price_cents, unit }) => ({
          key: id,
          label: name,
          value: (
            <Link to={productPaths.edit(id)}>
              {sell_price_cents === null ? 'No price yet' : priceWords(sell_price_cents, unit)}
            </Link>
          ),
        }))}
      />
    </FactGroup>
  )
}
