import { useArchive } from '#platform/web/records/use-archive.ts'
import { jobNoun } from '../../rules/job-labels.ts'
import { jobEndpoints } from '../../contract/endpoints.ts'

/** Archives jobs that are done with, asking why, and brings them back. */
export const useArchiveJobs = () =>
  useArchive({ archive: jobEndpoints.archiveJobs, restore: jobEndpoints.restoreJobs, noun: jobNoun })
