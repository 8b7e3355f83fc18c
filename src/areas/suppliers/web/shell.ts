import { IconTruckDelivery } from '@tabler/icons-react'
import { recordShell } from '#platform/web/shell/record-shell.ts'
import { supplierPaths } from './supplier-paths.ts'

export const supplierShell = recordShell(supplierPaths.list, {
  label: 'Suppliers',
  icon: IconTruckDelivery,
  group: 'Money',
  order: 40,
  permission: 'suppliers:read',
  help: () => import('./help.ts'),
  palette: () => import('./palette.ts'),
})
