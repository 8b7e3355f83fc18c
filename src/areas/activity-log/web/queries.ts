import { infiniteQueryOptions } from '@tanstack/react-query'
import { call, read } from '#platform/web/calls/api.ts'
import { activityLogEndpoints } from '../contract/endpoints.ts'
import type { LogPage } from '../contract/log-entry.ts'

/** The log's search parameters. */
export interface LogSearch {
  search?: string
  record_type?: string
  actor_user_id?: number
  action?: string
  from?: string
  to?: string
}

export const choicesQuery = read(activityLogEndpoints.activityChoices, {})

type BeforeId = number | undefined
const older = (last: LogPage): BeforeId => last.older ?? undefined

export const logQuery = (filters: LogSearch) =>
  infiniteQueryOptions({
    queryKey: ['activity-log', filters],
    queryFn: ({ pageParam: before_id, signal }) =>
      call(activityLogEndpoints.listActivity, { query: { ...filters, before_id } }, { signal }),
    initialPageParam: undefined as BeforeId,
    getNextPageParam: older,
    // Any action adds to it.
    staleTime: 0,
  })

/** Keyed by the record type, so that its live notices refresh it. */
export const historyQuery = (record_type: string, record_id: number) =>
  infiniteQueryOptions({
    queryKey: [record_type, 'history', record_id],
    queryFn: ({ pageParam: before_id, signal }) =>
      call(
        activityLogEndpoints.recordHistory,
        { params: { record_type, record_id }, query: { before_id } },
        { signal },
      ),
    initialPageParam: undefined as BeforeId,
    getNextPageParam: older,
  })
