import type { ProductCategory } from '../contract/choices.ts'

/** What people call the values of a product's fields, on screens and in exports. */
export const productCategoryWords = {
  hire: 'Hire',
  cartage: 'Cartage',
  tip: 'Tip fee',
  material: 'Material',
  float: 'Float',
  labour: 'Labour',
  levy: 'Levy',
  other: 'Other',
} as const satisfies Record<ProductCategory, string>
