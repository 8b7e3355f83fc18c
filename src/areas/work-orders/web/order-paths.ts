import { tabPaths } from '#platform/web/records/record-tabs.ts'
import { orderTabs } from './order-tabs.ts'

/** The addresses of this area's screens. */
export const orderPaths = {
  list: '/dashboard/work-orders',
  edit: tabPaths((id) => `/dashboard/work-orders/${id}/edit`, orderTabs),
}
