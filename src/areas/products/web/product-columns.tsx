import { columnsOf } from '#ui/table/columns.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { chargeUnitWords, gstCodeWords } from '#shared/units.ts'
import type { ProductRow } from '../contract/product.ts'
import { productCategoryWords } from '../rules/product-words.ts'
import { productPaths } from './product-paths.ts'
import { UnitPrice } from './UnitPrice.tsx'

const column = columnsOf<ProductRow>()

const cost = [
  column.custom(
    'buy_price_cents',
    'Buy price',
    ({ buy_price_cents: cents }) => cents !== null && <UnitPrice cents={cents} />,
    { align: 'end' },
  ),
  column.custom(
    'margin_percent',
    'Margin',
    ({ margin_percent }) => margin_percent !== null && `${margin_percent.toFixed(1)} %`,
    { align: 'end' },
  ),
]

/** Columns of the list of products; those that `hiddenAtFirst` names wait until somebody wants them. */
export const productColumns = (seesCost: boolean) => [
  column.text('code', 'Code', { sort: true }),
  column.link('name', 'Name', ({ id }) => productPaths.edit(id), { sort: true }),
  column.custom('status', 'Status', ({ is_active }) => !is_active && <StatusBadge status="Inactive" />, {
    slot: 'status',
  }),
  column.custom('category', 'Category', ({ category }) => productCategoryWords[category], { sort: true }),
  column.custom(
    'sell_price_cents',
    'Sell price',
    ({ sell_price_cents: cents }) => cents !== null && <UnitPrice cents={cents} />,
    { align: 'end' },
  ),
  column.custom('unit', 'Unit', ({ unit }) => chargeUnitWords[unit]),
  ...(seesCost ? cost : []),
  column.number('min_quantity', 'Minimum'),
  column.text('material_type', 'Material'),
  column.text('asset_category', 'Asset category'),
  column.custom('gst_code', 'GST', ({ gst_code }) => gstCodeWords[gst_code]),
  column.yesNo('levy_applies', 'Fuel levy'),
  column.date('priced_from', 'Priced from'),
  column.instant('created_at', 'Added', { sort: true }),
]

export const hiddenAtFirst = ['asset_category', 'gst_code', 'levy_applies', 'priced_from', 'created_at']
