import { call } from '#platform/web/calls/api.ts'
import type { PaletteSearch } from '#platform/web/web-area.ts'
import { statusWord } from '#shared/mail-words.ts'
import { invoiceEndpoints } from '../contract/endpoints.ts'
import { invoiceTitle } from '../rules/invoice-words.ts'
import { invoicePaths } from './invoice-paths.ts'

export const search: PaletteSearch = async (text, signal) => {
  const query = { search: text, page_size: 6, with_total: '0' as const }
  const { rows } = await call(invoiceEndpoints.listInvoices, { query }, { signal })
  return rows.map((invoice) => ({
    label: invoiceTitle(invoice),
    hint: invoice.is_overdue ? 'Overdue' : statusWord(invoice.status, invoice.letter),
    to: invoicePaths.edit(invoice.id),
  }))
}
