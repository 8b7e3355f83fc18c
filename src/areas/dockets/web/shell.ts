import { IconClipboardCheck } from '@tabler/icons-react'
import { recordShell } from '#platform/web/shell/record-shell.ts'
import { docketPaths } from './docket-paths.ts'

export const docketShell = recordShell(docketPaths.list, {
  label: 'Dockets',
  icon: IconClipboardCheck,
  group: 'Work',
  order: 70,
  permission: 'dockets:read',
  help: () => import('./help.ts'),
  palette: () => import('./palette.ts'),
})
