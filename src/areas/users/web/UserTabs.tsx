import { useMay } from '#platform/web/calls/session.ts'
import { Tabs } from '#ui/shells/Tabs.tsx'
import { userPaths } from './user-paths.ts'

/** Tabs between users and roles, each only for people who may open it. */
export function UserTabs({ active }: { active: 'current' | 'archived' | 'roles' }) {
  const may = useMay()
  const tabs = [
    { label: 'Current', to: userPaths.list, active: active === 'current', shown: may('users:read') },
    { label: 'Archived', to: userPaths.archived, active: active === 'archived', shown: may('users:write') },
    { label: 'Roles', to: userPaths.roles, active: active === 'roles', shown: may('roles:write') },
  ]
  return <Tabs label="Users" tabs={tabs.filter((tab) => tab.shown)} />
}
