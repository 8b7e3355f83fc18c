import type { Labels } from '#shared/labels.ts'
import type { Noun } from '#shared/text.ts'

export const productNoun: Noun = { one: 'product', many: 'products' }

export const productLabels = {
  code: 'Code',
  name: 'Name',
  category: 'Category',
  description: 'Description',
  unit: 'Unit',
  sell_price_cents: 'Sell price',
  buy_price_cents: 'Buy price',
  min_quantity: 'Minimum quantity',
  gst_code: 'GST',
  levy_applies: 'Fuel levy applies',
  asset_category_id: 'Machine category',
  material_type: 'Material',
  sort: 'Sort order',
  is_active: 'Active',
  income_account: 'Income account',
  expense_account: 'Expense account',
  margin_percent: 'Margin',
  priced_from: 'Priced from',
  created_at: 'Added',
  archived_at: 'Archived',
  archive_reason: 'Reason for archiving',
} as const satisfies Labels
