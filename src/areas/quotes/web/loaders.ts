import type { RecordLoad } from '#platform/web/records/load-record.ts'
import { recordLoader, recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import { quoteEndpoints } from '../contract/endpoints.ts'
import { defaultsQuery, quoteDocumentQuery, quoteQuery } from './queries.ts'

export const { loadList, loadArchived, loadRecord } = recordLoaders(quoteEndpoints.listQuotes, quoteQuery)

/** The preview: the record and its document. */
export const loadQuoteDocument = (load: RecordLoad) =>
  Promise.all([loadRecord(load), recordLoader(quoteDocumentQuery)(load)])

export const loadDefaults = ({ context }: Pick<RecordLoad, 'context'>) =>
  context.queries.ensureQueryData(defaultsQuery())
