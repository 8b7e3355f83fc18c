import { useMay } from '#platform/web/calls/session.ts'
import type { ListView } from '#ui/shells/list-views.ts'
import { userPaths } from './user-paths.ts'

/** Tabs between users and roles, each only for people who may open it. */
export function useUserTabs(): ListView[] {
  const may = useMay()
  return [
    ...(may('users:read') ? [{ label: 'Current', to: userPaths.list }] : []),
    ...(may('users:write') ? [{ label: 'Archived', to: userPaths.archived }] : []),
    ...(may('roles:write') ? [{ label: 'Roles', to: userPaths.roles }] : []),
  ]
}
