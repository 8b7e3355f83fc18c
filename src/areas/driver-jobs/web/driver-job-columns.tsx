import { columnsOf } from '#ui/table/columns.tsx'
import type { DriverJobRow } from '../contract/driver-job.ts'
import { formatDate, weekday } from '#shared/local-date.ts'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { DriverJobStatusBadge } from './DriverJobStatusBadge.tsx'
import { driverJobPaths } from './driver-job-paths.ts'
import { minutesWords, timesOf } from './driver-job-words.ts'

const column = columnsOf<DriverJobRow>()

/** Columns of lists of driver jobs. */
export const driverJobColumns = [
  column.link('order_no', 'Order', (job) => driverJobPaths.edit(job.id)),
  column.custom(
    'status',
    'Status',
    (job) => (
      <>
        <DriverJobStatusBadge status={job.status} />{' '}
        {job.set_aside > 0 && <StatusBadge status={`${job.set_aside} set aside`} tone="warning" />}
      </>
    ),
    { slot: 'status' },
  ),
  column.text('driver', 'Driver'),
  column.custom('work_date', 'Day', ({ work_date }) => `${weekday(work_date)} ${formatDate(work_date)}`, {
    sort: true,
  }),
  column.custom('starts_at', 'Planned', timesOf),
  column.text('asset', 'Asset'),
  column.text('client', 'Client'),
  column.text('site_suburb', 'Suburb'),
  column.custom('worked_minutes', 'Worked', ({ worked_minutes }) =>
    worked_minutes > 0 ? minutesWords(worked_minutes) : '',
  ),
  column.custom('loads', 'Loads', ({ loads }) => (loads > 0 ? String(loads) : '')),
  column.custom('decline_reason', 'Reason', (job) => job.decline_reason ?? job.cancel_reason ?? ''),
]
export const hiddenAtFirst = ['decline_reason']
