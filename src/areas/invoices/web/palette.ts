import { searchList } from '#platform/web/lists/search-list.ts'
import { statusWord } from '#shared/mail-words.ts'
import { invoiceEndpoints } from '../contract/endpoints.ts'
import { invoiceTitle } from '../rules/invoice-words.ts'
import { invoicePaths } from './invoice-paths.ts'

export const search = searchList(invoiceEndpoints.listInvoices, (invoice) => ({
  label: invoiceTitle(invoice),
  hint: invoice.is_overdue ? 'Overdue' : statusWord(invoice.status, invoice.letter),
  to: invoicePaths.edit(invoice.id),
}))
