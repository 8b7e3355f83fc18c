import { IconClipboardCheck } from '@tabler/icons-react'
import { recordShell } from '#platform/web/shell/record-shell.ts'
import type { ShellParts } from '#platform/web/web-area.ts'
import { checklistPaths } from './checklist-paths.ts'

export const checklistShell: ShellParts = {
  ...recordShell(checklistPaths.templates, {
    label: 'Checklists',
    icon: IconClipboardCheck,
    group: 'People & plant',
    order: 50,
    permission: 'checklists:read',
    help: () => import('./help.ts'),
    palette: () => import('./palette.ts'),
  }),
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
