import { useQuery } from '@tanstack/react-query'
import { Link } from '#ui/navigation.tsx'
import { driverJobPaths } from './driver-job-paths.ts'
import { DriverJobStatusBadge } from './DriverJobStatusBadge.tsx'
import { sentQuery } from './queries.ts'

/** A driver's answer to an order on the phone: sent, seen, accepted, or declined and why; nothing before it is sent. */
export function DriverAnswer({ job_item_id, driver_id }: { job_item_id: number; driver_id: number }) {
  const { data } = useQuery(sentQuery(job_item_id, driver_id))
  const sent = data?.rows[0]
  if (!sent) return null
  return (
    <p>
      <Link to={driverJobPaths.edit(sent.id)}>
        <DriverJobStatusBadge status={sent.status} isChanged={sent.answer_status !== sent.status} />
      </Link>
      {sent.decline_reason && ` ${sent.decline_reason}`}
    </p>
  )
}
