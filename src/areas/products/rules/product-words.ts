import type { ProductCategory } from '../contract/choices.ts'

/** Display text for a product's field values, on screens and in exports. */
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
