import * as z from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { localDate } from '#platform/contract/date-fields.ts'
import { idParam, search } from '#platform/contract/fields.ts'
import { LogChoices, LogPage } from './log-entry.ts'

const stretch = z.object({
  /** Entries older than this one. The log only grows, so what was there is read once, whatever is written in the meantime. */
  before_id: idParam.optional(),
  limit: z.coerce.number<number>().int().min(1).max(200).default(50),
})

export const logFilters = stretch.extend({
  search,
  record_type: z.string().max(60).optional(),
  actor_user_id: idParam.optional(),
  action: z.string().max(60).optional(),
  /** Days in Melbourne, both included. */
  from: localDate('From').optional(),
  to: localDate('To').optional(),
})
export type LogFilters = z.output<typeof logFilters>

export const activityLogEndpoints = {
  listActivity: endpoint({
    method: 'GET',
    path: '/api/activity-log',
    permission: 'activity-log:read',
    summary: 'Who did what, newest first: in areas the caller may read, or only by the caller.',
    query: logFilters,
    output: LogPage,
  }),
  activityChoices: endpoint({
    method: 'GET',
    path: '/api/activity-log/choices',
    permission: 'activity-log:read',
    summary: 'The record types, people and actions to filter the log by.',
    output: LogChoices,
  }),
  recordHistory: endpoint({
    method: 'GET',
    path: '/api/records/:record_type/:record_id/history',
    permission: 'signed_in',
    summary:
      'Who did what to one record, newest first. A user’s history is for that user and those who edit users; its documents also for their reviewers.',
    params: z.object({ record_type: z.string(), record_id: idParam }),
    query: stretch,
    output: LogPage,
  }),
}
