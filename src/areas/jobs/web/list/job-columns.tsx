import { formatDays } from '#shared/local-date.ts'
import { Link } from '#ui/navigation.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { Cut } from '#ui/table/Cut.tsx'
import type { JobRow } from '../../contract/job.ts'
import { jobLabels as labels } from '../../rules/job-labels.ts'
import { jobPaths } from '../job-paths.ts'
import { JobStatusBadge } from '../JobStatusBadge.tsx'
import css from '../jobs.module.css'

const column = columnsOf<JobRow>()

/** How many orders have what they need. */
export function OrdersFilled({ orders, unfilled_orders }: Pick<JobRow, 'orders' | 'unfilled_orders'>) {
  if (orders === 0) return null
  return unfilled_orders === 0 ? (
    <>{orders}</>
  ) : (
    <span className={css.unfilled}>
      {unfilled_orders}
      <span className={css.ofAll}> of {orders}</span> to fill
    </span>
  )
}

/** Columns of the job list; those in `hiddenAtFirst` are hidden by default. */
export const jobColumns = [
  column.text('job_no', labels.job_no, { sort: true, dim: true }),
  column.custom(
    'title',
    labels.title,
    (job) => (
      <Cut text={job.title} least={10}>
        <Link to={jobPaths.edit(job.id)}>{job.title}</Link>
      </Cut>
    ),
    { slot: 'title' },
  ),
  column.custom('status', labels.status, (job) => <JobStatusBadge job={job} />, { slot: 'status' }),
  column.custom('client', labels.client_id, (job) => <Cut text={job.client} least={8} />, {
    slot: 'detail',
  }),
  column.custom('site', labels.job_site_id, (job) => (
    <Cut text={job.site.includes(job.site_suburb) ? job.site : `${job.site}, ${job.site_suburb}`} least={8} />
  )),
  column.text('job_type', labels.job_type),
  column.text('project', labels.project_id),
  column.custom('start_date', 'Days', ({ start_date, end_date }) => formatDays(start_date, end_date), {
    sort: true,
    slot: 'date',
  }),
  column.custom('orders', labels.orders, (job) => <OrdersFilled {...job} />, {
    align: 'end',
    slot: 'figure',
  }),
  column.text('po_number', labels.po_number),
  column.text('allocator', labels.allocator_id),
  column.text('sales_user', labels.sales_user_id),
  column.text('cancel_reason', labels.cancel_reason),
  column.instant('cancelled_at', labels.cancelled_at),
  column.instant('created_at', labels.created_at, { sort: true }),
]

export const hiddenAtFirst = [
  'job_type',
  'project',
  'po_number',
  'allocator',
  'sales_user',
  'cancel_reason',
  'cancelled_at',
  'created_at',
]
/** For a cancelled job the questions are why and when, not what it lacks. */
export const hiddenOfCancelled = [
  'orders',
  'po_number',
  'allocator',
  'sales_user',
  'job_type',
  'project',
  'created_at',
]
