import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import type { QueryOf } from '#platform/web/lists/list-query.ts'
import { jobEndpoints } from '../contract/endpoints.ts'

export const jobQuery = (id: number) => read(jobEndpoints.getJob, { params: { id } })
export const jobSiteQuery = (id: number) => read(jobEndpoints.getJobSite, { params: { id } })
export const ratesQuery = (id: number) => read(jobEndpoints.listJobRates, { params: { id } })
export const quotedPlanQuery = (id: number, dates: { start_date: string; end_date: string }) =>
  read(jobEndpoints.previewQuotedJob, { params: { id }, query: dates })
/** A job's chosen client: whether it is on hold matters before saving. */
export const chosenClientQuery = (id: number) => read(clientEndpoints.getClient, { params: { id } })

/** The job list's search parameters. */
export type JobListQuery = QueryOf<typeof jobEndpoints.listJobs>
