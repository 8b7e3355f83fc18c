export const orderTabs = ['details', 'dockets', 'notes', 'documents', 'history'] as const
export type OrderTab = (typeof orderTabs)[number]

/** The addresses of this area's screens. */
export const orderPaths = {
  list: '/dashboard/work-orders',
  edit: (id: number, tab: OrderTab = 'details') =>
    `/dashboard/work-orders/${id}/edit${tab === 'details' ? '' : `?tab=${tab}`}`,
}
