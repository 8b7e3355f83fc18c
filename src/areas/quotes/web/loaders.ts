import { prefetchList } from '#platform/web/list-query.ts'
import { type RecordLoad, loadRecord } from '#platform/web/load-record.ts'
import type { RouterContext } from '#platform/web/root-route.tsx'
import { quoteEndpoints } from '../contract/endpoints.ts'
import { defaultsQuery, quoteDocumentQuery, quoteQuery, type QuoteListQuery } from './queries.ts'

/** What the router hands to a list's loader. */
export interface ListLoad {
  context: RouterContext
  deps: QuoteListQuery
}

export const loadQuotes = ({ context, deps }: ListLoad) =>
  prefetchList(context.queries, quoteEndpoints.listQuotes, deps)

export const loadArchivedQuotes = ({ context, deps }: ListLoad) =>
  prefetchList(context.queries, quoteEndpoints.listQuotes, { ...deps, archived: '1' })

export const loadQuote = (load: RecordLoad) => loadRecord(load, quoteQuery(Number(load.params.id)))

export async function loadQuoteDocument(load: RecordLoad): Promise<void> {
  const id = Number(load.params.id)
  await Promise.all([loadRecord(load, quoteQuery(id)), loadRecord(load, quoteDocumentQuery(id))])
}

export async function loadDefaults({ context }: Pick<RecordLoad, 'context'>): Promise<void> {
  await context.queries.ensureQueryData(defaultsQuery())
}
