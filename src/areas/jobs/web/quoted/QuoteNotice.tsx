import { Link } from '#ui/navigation.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { Job } from '../../contract/job.ts'

/** Where a job came from. */
export function QuoteNotice({ job }: { job: Job }) {
  if (job.quote_id === null || job.quote_no === null) return null
  return (
    <Notice>
      Made from quote <Link to={`/dashboard/quotes/${job.quote_id}/edit`}>{job.quote_no}</Link>.
    </Notice>
  )
}
