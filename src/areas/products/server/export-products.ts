import { type ExportColumn, exported } from '#platform/server/export/export-columns.ts'
import type { ListExport } from '#platform/server/export/export-list.ts'
import { chargeUnitWords, gstCodeWords } from '#shared/units.ts'
import type { ProductNarrowing } from '../contract/endpoints.ts'
import { productLabels as labels } from '../rules/product-labels.ts'
import { productCategoryWords } from '../rules/product-words.ts'
import { withMargin } from './present-product.ts'
import { exportPage } from './product-store.ts'

const { text, number, price, date, yesNo, dayOf } = exported
type Exported = Awaited<ReturnType<typeof exportPage>>[number] & { margin_percent: number | null }

/** Every field of a product with today's price; the cost only for viewers who may see it. */
const columns: readonly ExportColumn<Exported>[] = [
  text(labels.code, (product) => product.code),
  text(labels.name, (product) => product.name),
  text(labels.description, (product) => product.description),
  text(labels.category, (product) => productCategoryWords[product.category]),
  price(labels.sell_price_cents, (product) => product.sell_price_cents),
  text(labels.unit, (product) => chargeUnitWords[product.unit]),
  price(labels.buy_price_cents, (product) => product.buy_price_cents, 'products:cost'),
  number(`${labels.margin_percent} (%)`, (product) => product.margin_percent, 'products:cost'),
  date(labels.priced_from, (product) => product.priced_from),
  text(labels.gst_code, (product) => gstCodeWords[product.gst_code]),
  number(labels.min_quantity, (product) => product.min_quantity),
  text(labels.material_type, (product) => product.material_type),
  text(labels.asset_category_id, (product) => product.asset_category),
  yesNo(labels.levy_applies, (product) => product.levy_applies),
  yesNo(labels.is_active, (product) => product.is_active),
  number(labels.sort, (product) => product.sort),
  text(labels.income_account, (product) => product.income_account),
  text(labels.expense_account, (product) => product.expense_account),
  dayOf(labels.created_at, (product) => product.created_at),
  dayOf(labels.archived_at, (product) => product.archived_at),
  text(labels.archive_reason, (product) => product.archive_reason),
]

export const productExport: ListExport<Exported, ProductNarrowing> = {
  title: 'Products',
  record_type: 'product',
  read: 'products:read',
  columns,
  page: async ({ db, filters, after_id, today }) => {
    const products = await exportPage(db, filters, after_id, today)
    return products.map((product) => withMargin(product))
  },
}
