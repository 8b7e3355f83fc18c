import { IconTruckDelivery } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'
import { supplierPaths } from './supplier-paths.ts'

export const supplierShell: ShellParts = {
  help: { paths: ['/dashboard/suppliers'], load: () => import('./help.ts') },
  nav: [
    {
      label: 'Suppliers',
      to: supplierPaths.list,
      icon: IconTruckDelivery,
      group: 'Money',
      permission: 'suppliers:read',
      order: 40,
    },
  ],
  palette: [{ label: 'Suppliers', permission: 'suppliers:read', load: () => import('./palette.ts') }],
}
