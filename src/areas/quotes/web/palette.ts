import { searchList } from '#platform/web/lists/search-list.ts'
import { statusWord } from '#shared/mail-words.ts'
import { quoteEndpoints } from '../contract/endpoints.ts'
import { quotePaths } from './quote-paths.ts'

export const search = searchList(quoteEndpoints.listQuotes, (quote) => ({
  label: `${quote.quote_no} ${quote.title}`,
  hint: `${quote.client}, ${statusWord(quote.status, quote.letter)}`,
  to: quotePaths.edit(quote.id),
}))
