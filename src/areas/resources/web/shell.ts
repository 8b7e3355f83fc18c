import { IconBulldozer } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'
import { allocatePaths, resourcePaths } from './resource-paths.ts'

export const resourceShell: ShellParts = {
  help: { paths: ['/dashboard/resources', '/dashboard/allocate-resources'], load: () => import('./help.ts') },
  nav: [
    {
      label: 'Resources',
      to: resourcePaths.overview,
      also: [allocatePaths.overview],
      icon: IconBulldozer,
      group: 'People & plant',
      permission: 'resources:read',
      order: 40,
    },
  ],
  palette: [{ label: 'Assets', permission: 'resources:read', load: () => import('./palette.ts') }],
}
