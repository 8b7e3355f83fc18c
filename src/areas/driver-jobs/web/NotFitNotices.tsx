import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { Link } from '#ui/navigation.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { driverJobEndpoints } from '../contract/endpoints.ts'
import { ClearForDuty } from './ClearForDuty.tsx'
import { driverJobPaths } from './driver-job-paths.ts'

/** On a work order: each of its drivers who declared not fit, for the office to decide. */
export function NotFitNotices({ job_item_id }: { job_item_id: number }) {
  const { data } = useQuery(read(driverJobEndpoints.listDriverJobs, { query: { job_item_id } }))
  return data?.rows.flatMap(({ id, driver, order_no, not_fit_on }) =>
    not_fit_on === null ? (
      []
    ) : (
      <Notice key={id} tone="danger" action={<ClearForDuty driver_job_id={id} driver={driver} />}>
        <Link to={driverJobPaths.edit(id)}>{driver}</Link> reported not fit for duty
        {not_fit_on !== order_no && ` on ${not_fit_on}`}. Clear for duty, or book another driver.
      </Notice>
    ),
  )
}
