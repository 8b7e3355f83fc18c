/** The words that a product's fields may hold; apart from the schemas, so that a route can read an address without them. */
export const productCategories = [
  'hire',
  'cartage',
  'tip',
  'material',
  'float',
  'labour',
  'levy',
  'other',
] as const
export type ProductCategory = (typeof productCategories)[number]
