import { columnsOf } from '#ui/table/columns.tsx'
import { Link } from '#ui/navigation.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { chargeUnitWords, gstCodeWords } from '#shared/units.ts'
import type { ProductRow } from '../contract/product.ts'
import { productLabels as labels } from '../rules/product-labels.ts'
import { productCategoryWords } from '../rules/product-words.ts'
import { costColumns } from './cost-columns.tsx'
import { productPaths } from './product-paths.ts'
import css from './products.module.css'
import { UnitPrice } from './UnitPrice.tsx'

const column = columnsOf<ProductRow>()

const cost = costColumns<ProductRow>(labels)

/** Columns of the product list; those in `hiddenAtFirst` are hidden by default. */
export const productColumns = (seesCost: boolean) => [
  column.text('code', labels.code, { sort: true, slot: 'start', dim: true }),
  column.custom(
    'name',
    labels.name,
    ({ id, name, is_active }) => (
      <span className={css.name}>
        <Link to={productPaths.edit(id)}>{name}</Link>
        {!is_active && <StatusBadge status="Inactive" />}
      </span>
    ),
    { sort: true, slot: 'title', opens: true },
  ),
  column.custom('category', labels.category, ({ category }) => productCategoryWords[category], {
    sort: true,
  }),
  column.custom(
    'sell_price_cents',
    labels.sell_price_cents,
    ({ sell_price_cents: cents }) => cents !== null && <UnitPrice cents={cents} />,
    { align: 'end', slot: 'figure' },
  ),
  column.custom('unit', labels.unit, ({ unit }) => chargeUnitWords[unit], { slot: 'detail' }),
  ...(seesCost ? cost : []),
  column.number('min_quantity', labels.min_quantity),
  column.text('material_type', labels.material_type),
  column.text('asset_category', labels.asset_category_id),
  column.custom('gst_code', labels.gst_code, ({ gst_code }) => gstCodeWords[gst_code]),
  column.yesNo('levy_applies', labels.levy_applies),
  column.date('priced_from', labels.priced_from),
  column.instant('created_at', labels.created_at, { sort: true }),
]

export const hiddenAtFirst = ['asset_category', 'gst_code', 'levy_applies', 'priced_from', 'created_at']
