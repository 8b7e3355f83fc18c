import { prefetchList } from '#platform/web/list-query.ts'
import { type RecordLoad, loadRecord } from '#platform/web/load-record.ts'
import type { RouterContext } from '#platform/web/root-route.tsx'
import { settingsEndpoints } from '../contract/endpoints.ts'
import { companyQuery, type MessageListQuery, messageQuery } from './queries.ts'

/** What the router hands to the loaders. */
export interface Load {
  context: RouterContext
}

export const loadCompany = ({ context }: Load) => context.queries.ensureQueryData(companyQuery)

export const loadMessages = ({ context, deps }: Load & { deps: MessageListQuery }) =>
  prefetchList(context.queries, settingsEndpoints.listMessages, deps)

export const loadMessage = (load: RecordLoad) => loadRecord(load, messageQuery(Number(load.params.id)))
