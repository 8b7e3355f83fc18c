import { IconUsersGroup } from '@tabler/icons-react'
import { recordShell } from '#platform/web/shell/record-shell.ts'
import { subcontractorPaths } from './subcontractor-paths.ts'

export const subcontractorShell = recordShell(subcontractorPaths.list, {
  label: 'Subcontractors',
  icon: IconUsersGroup,
  group: 'People & plant',
  order: 25,
  permission: 'subcontractors:read',
  help: () => import('./help.ts'),
  palette: () => import('./palette.ts'),
})
