import { IconFileInvoice } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'
import { invoicePaths } from './invoice-paths.ts'

export const invoiceShell: ShellParts = {
  help: { paths: ['/dashboard/invoices'], load: () => import('./help.ts') },
  nav: [
    {
      label: 'Invoices',
      to: invoicePaths.list,
      icon: IconFileInvoice,
      group: 'Money',
      permission: 'invoices:read',
      order: 20,
    },
  ],
  palette: [{ label: 'Invoices', permission: 'invoices:read', load: () => import('./palette.ts') }],
}
