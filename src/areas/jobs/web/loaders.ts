import { prefetchList } from '#platform/web/list-query.ts'
import { type RecordLoad, loadRecord } from '#platform/web/load-record.ts'
import type { RouterContext } from '#platform/web/root-route.tsx'
import { jobEndpoints } from '../contract/endpoints.ts'
import { type JobListQuery, jobQuery } from './queries.ts'

/** What the router hands to a list's loader. */
export interface ListLoad {
  context: RouterContext
  deps: JobListQuery
}

const load =
  (fixed: JobListQuery) =>
  ({ context, deps }: ListLoad) =>
    prefetchList(context.queries, jobEndpoints.listJobs, { ...deps, ...fixed })

export const loadJobs = load({})
export const loadCancelledJobs = load({ cancelled: '1' })
export const loadArchivedJobs = load({ archived: '1' })

export const loadJob = (one: RecordLoad) => loadRecord(one, jobQuery(Number(one.params.id)))
