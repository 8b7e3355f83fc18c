import { columnsOf } from '#ui/table/columns.tsx'
import type { DriverJobRow } from '../contract/driver-job.ts'
import { driverJobLabels as labels } from '../rules/driver-job-labels.ts'
import { formatDate, weekday } from '#shared/local-date.ts'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { DriverJobStatusBadge } from './DriverJobStatusBadge.tsx'
import { driverJobPaths } from './driver-job-paths.ts'
import { minutesWords, timesOf } from './driver-job-words.ts'

const column = columnsOf<DriverJobRow>()

/** Columns of lists of driver jobs. */
export const driverJobColumns = [
  column.link('order_no', labels.order_no, (job) => driverJobPaths.edit(job.id), {
    slot: 'start',
    dim: true,
  }),
  column.custom(
    'status',
    labels.status,
    (job) => (
      <>
        <DriverJobStatusBadge status={job.status} isChanged={job.answer_status !== job.status} />{' '}
        {job.set_aside > 0 && <StatusBadge status={`${job.set_aside} not applied`} tone="warning" />}
      </>
    ),
    { slot: 'status' },
  ),
  column.text('driver', labels.driver, { slot: 'title' }),
  column.custom(
    'work_date',
    labels.work_date,
    ({ work_date }) => `${weekday(work_date)} ${formatDate(work_date)}`,
    {
      sort: true,
      slot: 'date',
    },
  ),
  column.custom('starts_at', labels.starts_at, timesOf),
  column.text('asset', labels.asset, { slot: 'detail' }),
  column.text('client', labels.client),
  column.text('site_suburb', labels.site_suburb),
  column.custom('worked_minutes', labels.worked_minutes, ({ worked_minutes }) =>
    worked_minutes > 0 ? minutesWords(worked_minutes) : '',
  ),
  column.custom('loads', labels.loads, ({ loads }) => (loads > 0 ? String(loads) : '')),
  column.custom('decline_reason', 'Reason', (job) => job.decline_reason ?? job.cancel_reason ?? ''),
]
export const hiddenAtFirst = ['decline_reason']
