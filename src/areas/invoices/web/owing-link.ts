import { stringifySearch } from '#platform/web/lists/search-params.ts'
import { invoicePaths } from './invoice-paths.ts'
import type { InvoiceListQuery } from './queries.ts'

/** The invoice list with the same filters, narrowed to what is owing in this way, from its first page. */
export const owingLink = (query: InvoiceListQuery, owing: InvoiceListQuery['owing']): string =>
  `${invoicePaths.list}${stringifySearch({ ...query, owing, page: undefined })}`
