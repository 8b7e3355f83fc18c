import type { UserTab } from '../rules/user-tabs.ts'

/** The addresses of this area's screens. */
export const userPaths = {
  list: '/dashboard/settings/users',
  archived: '/dashboard/settings/users/archive',
  roles: '/dashboard/settings/users/roles',
  edit: (id: number, tab: UserTab = 'details') =>
    `/dashboard/settings/users/${id}/edit${tab === 'details' ? '' : `?tab=${tab}`}`,
}
