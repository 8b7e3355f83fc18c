import { tabPaths } from '#platform/web/records/record-tabs.ts'
import { userTabs } from '../rules/user-tabs.ts'

/** The addresses of this area's screens. */
export const userPaths = {
  list: '/dashboard/settings/users',
  archived: '/dashboard/settings/users/archive',
  roles: '/dashboard/settings/users/roles',
  edit: tabPaths((id) => `/dashboard/settings/users/${id}/edit`, userTabs),
}

export const settingsCrumb = { label: 'Settings', to: '/dashboard/settings' }
