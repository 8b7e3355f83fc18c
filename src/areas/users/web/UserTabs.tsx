import { useMay } from '#platform/web/calls/session.ts'
import { Tabs } from '#ui/shells/Tabs.tsx'
import { userPaths } from './user-paths.ts'

/** Tabs between current and archived users, for people who may open both. */
export function UserTabs({ active }: { active: 'current' | 'archived' }) {
  const may = useMay()
  const tabs = [
    { label: 'Current', to: userPaths.list, active: active === 'current', shown: may('users:read') },
    { label: 'Archived', to: userPaths.archived, active: active === 'archived', shown: may('users:write') },
  ]
  return <Tabs label="Users" tabs={tabs.filter((tab) => tab.shown)} />
}
