import { IconFileInvoice } from '@tabler/icons-react'
import { call } from '#platform/web/api.ts'
import type { ShellParts } from '#platform/web/web-area.ts'
import { invoiceEndpoints } from '../contract/endpoints.ts'
import { invoiceName } from '../rules/invoice-words.ts'
import { invoicePaths } from './invoice-paths.ts'

export const invoiceShell: ShellParts = {
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
  palette: [
    {
      label: 'Invoices',
      permission: 'invoices:read',
      search: async (search, signal) => {
        const query = { search, page_size: 6, with_total: '0' as const }
        const { rows } = await call(invoiceEndpoints.listInvoices, { query }, { signal })
        return rows.map((invoice) => ({
          label: `${invoiceName(invoice)} ${invoice.client}`,
          hint: invoice.is_overdue ? 'Overdue' : invoice.status,
          to: invoicePaths.edit(invoice.id),
        }))
      },
    },
  ],
}
