import { type FieldWords, shown } from '#platform/web/field-words.ts'
import { formatUnitPrice } from '#shared/money.ts'
import { chargeUnitWords, gstCodeWords } from '#shared/units.ts'
import type { ProductInput } from '../contract/product.ts'
import { productCategoryWords } from '../rules/product-words.ts'

const unitPrice = (cents: unknown): string => formatUnitPrice(Number(cents))

/** What each field of a product is called and how its value reads, where two people's values stand side by side. */
export const productFieldWords = {
  code: { label: 'Code' },
  name: { label: 'Name' },
  category: { label: 'Category', show: shown.oneOf(productCategoryWords) },
  unit: { label: 'Unit', show: shown.oneOf(chargeUnitWords) },
  description: { label: 'Description' },
  sell_price_cents: { label: 'Sell price', show: unitPrice },
  buy_price_cents: { label: 'Buy price', show: unitPrice },
  asset_category_id: { label: 'Asset category' },
  material_type: { label: 'Material' },
  min_quantity: { label: 'Minimum quantity' },
  levy_applies: { label: 'Fuel levy applies', show: shown.yesNo },
  is_active: { label: 'Active', show: shown.yesNo },
  sort: { label: 'Place in its category' },
  gst_code: { label: 'GST', show: shown.oneOf(gstCodeWords) },
  income_account: { label: 'Income account' },
  expense_account: { label: 'Expense account' },
} satisfies Record<keyof ProductInput, FieldWords>
