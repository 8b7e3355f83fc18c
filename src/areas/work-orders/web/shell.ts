import { IconClipboardList } from '@tabler/icons-react'
import { recordShell } from '#platform/web/shell/record-shell.ts'
import { orderPaths } from './order-paths.ts'

export const orderShell = recordShell(orderPaths.list, {
  label: 'Work orders',
  icon: IconClipboardList,
  group: 'Work',
  order: 40,
  permission: 'work-orders:read',
  help: () => import('./help.ts'),
  palette: () => import('./palette.ts'),
})
