import { IconStack2 } from '@tabler/icons-react'
import { recordShell } from '#platform/web/shell/record-shell.ts'
import { projectPaths } from './project-paths.ts'

export const projectShell = recordShell(projectPaths.list, {
  label: 'Projects',
  icon: IconStack2,
  group: 'Work',
  order: 35,
  permission: 'projects:read',
  help: () => import('./help.ts'),
  palette: () => import('./palette.ts'),
})
