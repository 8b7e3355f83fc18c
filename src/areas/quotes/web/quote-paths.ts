export const quoteTabs = ['quote', 'notes', 'documents', 'history'] as const
export type QuoteTab = (typeof quoteTabs)[number]

/** The addresses of this area's screens. */
export const quotePaths = {
  list: '/dashboard/quotes',
  archived: '/dashboard/quotes/archived',
  create: '/dashboard/quotes/new',
  createFor: (client_id: number) => `/dashboard/quotes/new?client_id=${client_id}`,
  settings: '/dashboard/quotes/settings',
  edit: (id: number, tab: QuoteTab = 'quote') =>
    `/dashboard/quotes/${id}/edit${tab === 'quote' ? '' : `?tab=${tab}`}`,
  check: (id: number) => `/dashboard/quotes/${id}/check`,
}
