export const productTabs = ['details', 'prices', 'notes', 'history'] as const
export type ProductTab = (typeof productTabs)[number]

/** The addresses of this area's screens. */
export const productPaths = {
  list: '/dashboard/products',
  archived: '/dashboard/products/archived',
  create: '/dashboard/products/new',
  edit: (id: number, tab: ProductTab = 'details') =>
    `/dashboard/products/${id}/edit${tab === 'details' ? '' : `?tab=${tab}`}`,
}
