import { useMay } from '#platform/web/calls/session.ts'
import { Tabs } from '#ui/shells/Tabs.tsx'
import { checklistPaths } from './checklist-paths.ts'

type Name = 'templates' | 'completed' | 'defects'

/** This area's three lists, each at its own address. */
export function ChecklistTabs({ active }: { active: Name }) {
  const may = useMay()
  const tab = (name: Name, label: string) => ({ label, to: checklistPaths[name], active: name === active })
  return (
    <Tabs
      label="Checklists"
      tabs={[
        tab('templates', 'Templates'),
        tab('completed', 'Completed'),
        ...(may('defects:read') ? [tab('defects', 'Defects')] : []),
      ]}
    />
  )
}
