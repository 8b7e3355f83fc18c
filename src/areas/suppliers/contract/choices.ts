/** What is bought from a supplier; separate from the schemas, so that a route can parse an address without them. */
export const supplierCategories = ['tip', 'material', 'parts', 'fuel', 'repairs', 'other'] as const
export type SupplierCategory = (typeof supplierCategories)[number]
