import { IconClipboardCheck } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'
import { docketPaths } from './docket-paths.ts'

export const docketShell: ShellParts = {
  help: { paths: ['/dashboard/dockets'], load: () => import('./help.ts') },
  nav: [
    {
      label: 'Dockets',
      to: docketPaths.list,
      icon: IconClipboardCheck,
      group: 'Work',
      permission: 'dockets:read',
      order: 70,
    },
  ],
  palette: [{ label: 'Dockets', permission: 'dockets:read', load: () => import('./palette.ts') }],
}
