import { IconFileDollar } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'
import { quotePaths } from './quote-paths.ts'

export const quoteShell: ShellParts = {
  help: { paths: ['/dashboard/quotes'], load: () => import('./help.ts') },
  nav: [
    {
      label: 'Quotes',
      to: quotePaths.list,
      icon: IconFileDollar,
      group: 'Money',
      permission: 'quotes:read',
      order: 10,
    },
  ],
  palette: [{ label: 'Quotes', permission: 'quotes:read', load: () => import('./palette.ts') }],
}
