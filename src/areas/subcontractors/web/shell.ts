import { IconUsersGroup } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'
import { subcontractorPaths } from './subcontractor-paths.ts'

export const subcontractorShell: ShellParts = {
  help: { paths: ['/dashboard/subcontractors'], load: () => import('./help.ts') },
  nav: [
    {
      label: 'Subcontractors',
      to: subcontractorPaths.list,
      icon: IconUsersGroup,
      group: 'People & plant',
      permission: 'subcontractors:read',
      order: 25,
    },
  ],
  palette: [
    { label: 'Subcontractors', permission: 'subcontractors:read', load: () => import('./palette.ts') },
  ],
}
