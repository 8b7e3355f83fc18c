import { call } from '#platform/web/calls/api.ts'
import type { PaletteSearch } from '#platform/web/web-area.ts'
import { quoteEndpoints } from '../contract/endpoints.ts'
import { quotePaths } from './quote-paths.ts'

export const search: PaletteSearch = async (text, signal) => {
  const query = { search: text, page_size: 6, with_total: '0' as const }
  const { rows } = await call(quoteEndpoints.listQuotes, { query }, { signal })
  return rows.map((quote) => ({
    label: `${quote.quote_no} ${quote.title}`,
    hint: `${quote.client}, ${quote.status}`,
    to: quotePaths.edit(quote.id),
  }))
}
