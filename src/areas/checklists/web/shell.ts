import { IconClipboardCheck } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'
import { checklistPaths } from './checklist-paths.ts'

export const checklistShell: ShellParts = {
  help: { paths: ['/dashboard/checklist'], load: () => import('./help.ts') },
  nav: [
    {
      label: 'Checklists',
      to: checklistPaths.templates,
      icon: IconClipboardCheck,
      group: 'People & plant',
      permission: 'checklists:read',
      order: 50,
    },
  ],
  palette: [{ label: 'Checklists', permission: 'checklists:read', load: () => import('./palette.ts') }],
  driverBar: [
    {
      label: 'Checklist',
      to: checklistPaths.completed,
      icon: IconClipboardCheck,
      permission: 'checklists:read',
      order: 20,
    },
  ],
}
