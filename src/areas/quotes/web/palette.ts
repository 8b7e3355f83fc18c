import { call } from '#platform/web/calls/api.ts'
import type { PaletteSearch } from '#platform/web/web-area.ts'
import { statusWord } from '#shared/mail-words.ts'
import { quoteEndpoints } from '../contract/endpoints.ts'
import { quotePaths } from './quote-paths.ts'

export const search: PaletteSearch = async (text, signal) => {
  const query = { search: text, page_size: 6, with_total: '0' as const }
  const { rows } = await call(quoteEndpoints.listQuotes, { query }, { signal })
  return rows.map((quote) => ({
    label: `${quote.quote_no} ${quote.title}`,
    hint: `${quote.client}, ${statusWord(quote.status, quote.letter)}`,
    to: quotePaths.edit(quote.id),
  }))
}
