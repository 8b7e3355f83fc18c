import { type Labels, addressLabels } from '#shared/labels.ts'
import type { Noun } from '#shared/text.ts'
import type { SupplierCategory } from '../contract/choices.ts'

export const supplierNoun: Noun = { one: 'supplier', many: 'suppliers' }

export const supplierLabels = {
  name: 'Name',
  trading_name: 'Trading name',
  abn: 'ABN',
  categories: 'Supplies',
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
  ...addressLabels,
  payment_terms: 'Payment terms',
  supplier_no: 'Number',
  created_at: 'Added',
  archived_at: 'Archived',
  archive_reason: 'Reason for archiving',
} as const satisfies Labels

/** Display text for a supplier's kinds, on screens and in exports. */
export const supplierCategoryWords = {
  tip: 'Tip',
  material: 'Materials',
  parts: 'Parts',
  fuel: 'Fuel',
  repairs: 'Repairs',
  other: 'Other',
} as const satisfies Record<SupplierCategory, string>

export const categoriesInWords = (categories: readonly SupplierCategory[]): string =>
  categories.map((category) => supplierCategoryWords[category]).join(', ')
