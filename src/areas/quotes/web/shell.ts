import { IconFileDollar } from '@tabler/icons-react'
import { recordShell } from '#platform/web/shell/record-shell.ts'
import { quotePaths } from './quote-paths.ts'

export const quoteShell = recordShell(quotePaths.list, {
  label: 'Quotes',
  icon: IconFileDollar,
  group: 'Money',
  order: 10,
  permission: 'quotes:read',
  help: () => import('./help.ts'),
  palette: () => import('./palette.ts'),
})
