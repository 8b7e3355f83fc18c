import { IconClipboardList } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'
import { orderPaths } from './order-paths.ts'

export const orderShell: ShellParts = {
  help: { paths: ['/dashboard/work-orders'], load: () => import('./help.ts') },
  nav: [
    {
      label: 'Work orders',
      to: orderPaths.list,
      icon: IconClipboardList,
      group: 'Work',
      permission: 'work-orders:read',
      order: 40,
    },
  ],
  palette: [{ label: 'Work orders', permission: 'work-orders:read', load: () => import('./palette.ts') }],
}
