import { IconStack2 } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'
import { projectPaths } from './project-paths.ts'

export const projectShell: ShellParts = {
  help: { paths: ['/dashboard/projects'], load: () => import('./help.ts') },
  nav: [
    {
      label: 'Projects',
      to: projectPaths.list,
      icon: IconStack2,
      group: 'Work',
      permission: 'projects:read',
      order: 35,
    },
  ],
  palette: [{ label: 'Projects', permission: 'projects:read', load: () => import('./palette.ts') }],
}
