import { IconTableImport } from '@tabler/icons-react'
import { recordShell } from '#platform/web/shell/record-shell.ts'
import { importPaths } from './import-paths.ts'

export const importShell = recordShell(importPaths.list, {
  label: 'Imports',
  icon: IconTableImport,
  group: 'Office',
  order: 35,
  permission: 'imports:write',
  help: () => import('./help.ts'),
})
