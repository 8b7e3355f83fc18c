import { type ExportColumn, exported } from '#platform/server/export-columns.ts'
import type { ListExport } from '#platform/server/export-list.ts'
import { chargeUnitWords, gstCodeWords } from '#shared/units.ts'
import type { ProductNarrowing } from '../contract/endpoints.ts'
import { productCategoryWords } from '../rules/product-words.ts'
import { presentPrices } from './present-product.ts'
import { exportPage } from './product-store.ts'

const { text, number, price, date, yesNo, dayOf } = exported
type Exported = Awaited<ReturnType<typeof exportPage>>[number] & { margin_percent: number | null }

/** Every field of a product with the price of today; what it costs only for those who may see it. */
const columns: readonly ExportColumn<Exported>[] = [
  text('Code', (product) => product.code),
  text('Name', (product) => product.name),
  text('Description', (product) => product.description),
  text('Category', (product) => productCategoryWords[product.category]),
  price('Sell price', (product) => product.sell_price_cents),
  text('Unit', (product) => chargeUnitWords[product.unit]),
  price('Buy price', (product) => product.buy_price_cents, 'products:cost'),
  number('Margin (%)', (product) => product.margin_percent, 'products:cost'),
  date('Priced from', (product) => product.priced_from),
  text('GST', (product) => gstCodeWords[product.gst_code]),
  number('Minimum quantity', (product) => product.min_quantity),
  text('Material', (product) => product.material_type),
  text('Asset category', (product) => product.asset_category),
  yesNo('Fuel levy applies', (product) => product.levy_applies),
  yesNo('Active', (product) => product.is_active),
  number('Place in its category', (product) => product.sort),
  text('Income account', (product) => product.income_account),
  text('Expense account', (product) => product.expense_account),
  dayOf('Added', (product) => product.created_at),
  dayOf('Archived', (product) => product.archived_at),
  text('Reason for archiving', (product) => product.archive_reason),
]

export const productExport: ListExport<Exported, ProductNarrowing> = {
  title: 'Products',
  record_type: 'product',
  read: 'products:read',
  columns,
  page: async ({ db, viewer, filters, after_id, today }) => {
    const products = await exportPage(db, filters, after_id, today)
    return products.map((product) => presentPrices(viewer, product))
  },
}
