import { IconFileInvoice } from '@tabler/icons-react'
import { recordShell } from '#platform/web/shell/record-shell.ts'
import { invoicePaths } from './invoice-paths.ts'

export const invoiceShell = recordShell(invoicePaths.list, {
  label: 'Invoices',
  icon: IconFileInvoice,
  group: 'Money',
  order: 20,
  permission: 'invoices:read',
  help: () => import('./help.ts'),
  palette: () => import('./palette.ts'),
})
