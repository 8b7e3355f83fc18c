import { tabPaths } from '#platform/web/records/record-tabs.ts'
import { productTabs } from './product-tabs.ts'

/** The addresses of this area's screens. */
export const productPaths = {
  list: '/dashboard/products',
  archived: '/dashboard/products/archived',
  create: '/dashboard/products/new',
  edit: tabPaths((id) => `/dashboard/products/${id}/edit`, productTabs),
}
