import { IconTableImport } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'
import { importPaths } from './import-paths.ts'

export const importShell: ShellParts = {
  help: { paths: ['/dashboard/imports'], load: () => import('./help.ts') },
  nav: [
    {
      label: 'Imports',
      to: importPaths.list,
      icon: IconTableImport,
      group: 'Office',
      permission: 'imports:write',
      order: 35,
    },
  ],
}
