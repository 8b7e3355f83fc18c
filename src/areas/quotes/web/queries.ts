import { userEndpoints } from '#areas/users/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import type { QueryOf } from '#platform/web/lists/list-query.ts'
import { quoteEndpoints } from '../contract/endpoints.ts'

export const quoteQuery = (id: number) => read(quoteEndpoints.getQuote, { params: { id } })
export const quoteDocumentQuery = (id: number) => read(quoteEndpoints.getQuoteDocument, { params: { id } })
export const revisionsQuery = (id: number) => read(quoteEndpoints.listQuoteRevisions, { params: { id } })
export const defaultsQuery = () => read(quoteEndpoints.getQuoteSettings, {})
/** Possible salespeople: administrators and sales. */
export const sellersQuery = () => read(userEndpoints.listUserChoices, { query: { user_types: '1,4' } })

/** The quote list's search parameters. */
export type QuoteListQuery = QueryOf<typeof quoteEndpoints.listQuotes>
