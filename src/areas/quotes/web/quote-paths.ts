import { tabPaths } from '#platform/web/records/record-tabs.ts'
import { quoteTabs } from './quote-tabs.ts'

/** The addresses of this area's screens. */
export const quotePaths = {
  list: '/dashboard/quotes',
  archived: '/dashboard/quotes/archived',
  create: '/dashboard/quotes/new',
  createFor: (client_id: number) => `/dashboard/quotes/new?client_id=${client_id}`,
  settings: '/dashboard/quotes/settings',
  edit: tabPaths((id) => `/dashboard/quotes/${id}/edit`, quoteTabs),
  preview: (id: number) => `/dashboard/quotes/${id}/check`,
}
