import { listLoader, recordLoader } from '#platform/web/guard/screen-loaders.ts'
import { jobEndpoints } from '../contract/endpoints.ts'
import { jobQuery } from './queries.ts'

export const loadJobs = listLoader(jobEndpoints.listJobs)
export const loadCancelledJobs = listLoader(jobEndpoints.listJobs, { cancelled: '1' })
export const loadArchivedJobs = listLoader(jobEndpoints.listJobs, { archived: '1' })
export const loadJob = recordLoader(jobQuery)
