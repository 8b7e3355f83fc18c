import type { RecordLoad } from '#platform/web/records/load-record.ts'
import { listLoader, recordLoader } from '#platform/web/guard/screen-loaders.ts'
import { quoteEndpoints } from '../contract/endpoints.ts'
import { defaultsQuery, quoteDocumentQuery, quoteQuery } from './queries.ts'

export const loadQuotes = listLoader(quoteEndpoints.listQuotes)
export const loadArchivedQuotes = listLoader(quoteEndpoints.listQuotes, { archived: '1' })
export const loadQuote = recordLoader(quoteQuery)

/** The check page: the record and its document. */
export const loadQuoteDocument = (load: RecordLoad) =>
  Promise.all([loadQuote(load), recordLoader(quoteDocumentQuery)(load)])

export const loadDefaults = ({ context }: Pick<RecordLoad, 'context'>) =>
  context.queries.ensureQueryData(defaultsQuery())
