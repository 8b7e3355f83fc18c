import type { ListKey } from '../contract/dropdown-lists.ts'

/** The addresses of this area's screens. */
export const settingsPaths = {
  overview: '/dashboard/settings',
  company: '/dashboard/settings/company',
  list: (list_key?: ListKey) => `/dashboard/settings/lists${list_key ? `?list=${list_key}` : ''}`,
  about: '/dashboard/settings/about',
  mail: '/dashboard/settings/mail',
  message: (id: number) => `/dashboard/settings/mail/${id}`,
}
