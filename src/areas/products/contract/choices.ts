/** The values of a product's fields; separate from the schemas, so that a route can parse an address without them. */
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
