import { useHolidays } from '#areas/settings/web/index.ts'
import type { ReactNode } from 'react'
import { invoicedWord } from '#shared/flag-words.ts'
import { Link } from '#ui/navigation.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { Cut } from '#ui/table/Cut.tsx'
import { jobPaths } from '#areas/jobs/web/index.ts'
import type { OrderRow } from '../../contract/order.ts'
import { nameOf } from '../../rules/holiday-words.ts'
import { orderLabels as labels } from '../../rules/order-labels.ts'
import { OrderStatusBadge } from '../OrderStatusBadge.tsx'
import { isOutstanding, mayBeFilled } from '../../rules/order-status.ts'
import { dayOf, shortDay, timesOf } from '../order-words.ts'
import { orderPaths } from '../order-paths.ts'
import css from '../work-orders.module.css'

const column = columnsOf<OrderRow>()

/** Who or what is booked; on an open order also what is missing. */
function Booked({ who, follows, missing }: { who: ReactNode; follows: boolean; missing: boolean }) {
  if (who) return <>{who}</>
  if (follows) return <span className={css.follows}>To follow</span>
  return missing ? <span className={css.missing}>To fill</span> : null
}

/** "47 need a driver" */
export const Missing = ({ count, what }: { count: number; what: string }) =>
  count > 0 && (
    <span className={css.missing}>
      {count.toLocaleString('en-AU')} {count === 1 ? 'needs' : 'need'} {what}
    </span>
  )

/** What is booked, and why it cannot go out. */
function Assets({ order }: { order: OrderRow }) {
  const { assets, asset_to_follow, off_road } = order
  const isHeld = assets === null && isOutstanding(order) && order.job_status === 'On Hold'
  if (isHeld) return <span className={css.follows}>Job on hold</span>
  const booked = <Booked who={assets} follows={asset_to_follow === 1} missing={mayBeFilled(order)} />
  if (off_road === null) return booked
  return (
    <span title={off_road}>
      {booked} <StatusBadge status="Off road" tone="danger" />
    </span>
  )
}

/** Marks a day that is not a working day. */
function Day({ order }: { order: OrderRow }) {
  const { work_date } = order
  const holiday = useHolidays()(work_date)
  if (holiday === null) return <span title={dayOf(work_date)}>{shortDay(work_date)}</span>
  return (
    <span title={nameOf(holiday)}>
      {shortDay(work_date)} {isOutstanding(order) && <StatusBadge status="Public holiday" tone="warning" />}
    </span>
  )
}

/** Columns of work order lists; those in `hiddenAtFirst` are hidden by default. */
export const orderColumns = [
  column.link('order_no', labels.order_no, (order) => orderPaths.edit(order.id), {
    sort: true,
    slot: 'start',
    dim: true,
  }),
  column.custom(
    'order_status',
    labels.order_status,
    ({ order_status }) => (
      <span className={css.status} title={order_status}>
        <OrderStatusBadge status={order_status} />
      </span>
    ),
    {
      slot: 'status',
    },
  ),
  column.custom('work_date', labels.work_date, (order) => <Day order={order} />, {
    sort: true,
    slot: 'date',
  }),
  column.custom('starts_at', 'Time', (order) => <Cut text={timesOf(order)} least={7.5} />),
  column.custom(
    'asset_category',
    labels.asset_category_id,
    ({ asset_category }) => <Cut text={asset_category} least={7} />,
    { slot: 'title' },
  ),
  column.custom('assets', labels.assets, (order) => <Assets order={order} />, { slot: 'figure' }),
  column.custom('drivers', labels.drivers, (order) => (
    <Booked
      who={order.drivers && <Cut text={order.drivers} least={5} />}
      follows={order.driver_to_follow === 1}
      missing={mayBeFilled(order) && order.needs_driver === 1}
    />
  )),
  column.custom('client', labels.client, ({ client }) => <Cut text={client} least={7.5} />),
  column.custom(
    'site_suburb',
    labels.site_suburb,
    ({ site_suburb }) => <Cut text={site_suburb} least={7} />,
    {
      slot: 'detail',
    },
  ),
  column.custom('site', labels.site, ({ site, site_suburb }) => (
    <Cut text={site.includes(site_suburb) ? site : `${site}, ${site_suburb}`} />
  )),
  column.custom('job', labels.job_id, (order) => (
    <Cut text={order.job_title}>
      <Link to={jobPaths.edit(order.job_id)}>{order.job_title}</Link>
    </Cut>
  )),
  column.custom('invoiced', labels.invoiced, ({ order_status }) =>
    order_status === 'Invoiced' ? invoicedWord(order_status) : null,
  ),
  column.text('order_notes', labels.order_notes),
  column.text('cancel_reason', labels.cancel_reason),
]

/** On a job, which says whose orders they are and where. */
export const hiddenOnJob = ['client', 'site_suburb', 'site', 'job', 'cancel_reason']
export const hiddenAtFirst = ['site', 'order_notes', 'cancel_reason', 'job']
/** On a laptop. */
export const hiddenWhenNarrow = [...hiddenAtFirst, 'invoiced']
/** On a tablet: asset and driver matter more, and the order has the rest. */
export const hiddenOnTablet = [...hiddenWhenNarrow, 'starts_at', 'client', 'site_suburb']
