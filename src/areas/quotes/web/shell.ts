import { IconFileDollar } from '@tabler/icons-react'
import { call } from '#platform/web/api.ts'
import type { ShellParts } from '#platform/web/web-area.ts'
import { quoteEndpoints } from '../contract/endpoints.ts'
import { quotePaths } from './quote-paths.ts'

export const quoteShell: ShellParts = {
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
  palette: [
    {
      label: 'Quotes',
      permission: 'quotes:read',
      search: async (search, signal) => {
        const query = { search, page_size: 6, with_total: '0' as const }
        const { rows } = await call(quoteEndpoints.listQuotes, { query }, { signal })
        return rows.map((quote) => ({
          label: `${quote.quote_no} ${quote.title}`,
          hint: `${quote.client}, ${quote.status}`,
          to: quotePaths.edit(quote.id),
        }))
      },
    },
  ],
}
