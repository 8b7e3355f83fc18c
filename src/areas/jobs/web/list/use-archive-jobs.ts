import { useArchive } from '#platform/web/records/use-archive.ts'
import { jobNoun } from '../../rules/job-labels.ts'
import { jobEndpoints } from '../../contract/endpoints.ts'

/** Archives finished jobs with a reason, and restores them. */
export const useArchiveJobs = () =>
  useArchive({
    archive: jobEndpoints.archiveJobs,
    restore: jobEndpoints.restoreJobs,
    noun: jobNoun,
    keptBy: 'Dockets and invoices',
  })
