import { useHolidays } from '#areas/settings/web/index.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { formatInstant } from '#shared/local-date.ts'
import { Link } from '#ui/navigation.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { Order } from '../contract/order.ts'
import { holidayWords } from '../rules/holiday-words.ts'
import { isOutstanding, outstandingWords } from '../rules/order-status.ts'
import { orderPaths } from './order-paths.ts'
import css from './work-orders.module.css'

const WhatBroke = lazyPart(() => import('#areas/checklists/web/index.ts'), 'WhatBroke')

/** Why an order is closed, and the orders it came from or led to. */
export function OrderNotices({ order }: { order: Order }) {
  const { moved_from, moved_to, replaces, replaced_by, duplicated_from, split_from } = order
  const links = [
    { words: 'Moved from', other: moved_from },
    { words: 'Moved to', other: moved_to },
    { words: 'Replaces', other: replaces },
    { words: 'Replaced by', other: replaced_by },
    { words: 'Repeat of', other: duplicated_from },
    { words: 'Split from', other: split_from },
  ].flatMap(({ words, other }) => (other ? [{ words, ...other }] : []))
  const awaited = isOutstanding(order) ? outstandingWords(order) : null
  const holidayOn = useHolidays()
  const holiday = isOutstanding(order) && holidayWords([order.work_date], holidayOn)
  return (
    <>
      {order.job_status === 'On Hold' && (
        <Notice tone="warning">
          The job is on hold. Nothing can be booked or confirmed until it resumes.
        </Notice>
      )}
      {awaited && (
        <Notice tone="warning">
          The job still waits for: {awaited}.{' '}
          {order.order_status === 'Pending' && 'Clear or override it before this order is confirmed. '}
          <Link to={`/dashboard/jobs/${order.job_id}/edit`}>Open {order.job_no}</Link>
        </Notice>
      )}
      {holiday && <Notice tone="warning">{holiday}</Notice>}
      {order.off_road && (
        <Notice tone="danger">
          {order.off_road}. Book another machine, or get it back on the road before the start.
        </Notice>
      )}
      {order.replaced_by && <WhatBroke job_item_id={order.id} />}
      {order.cancel_reason && (
        <Notice>
          {order.order_status}
          {order.cancelled_at && ` on ${formatInstant(order.cancelled_at)}`}
          {order.cancelled_by && ` by ${order.cancelled_by}`}: {order.cancel_reason}
        </Notice>
      )}
      {links.length > 0 && (
        <p className={css.links}>
          {links.map(({ words, id, order_no }) => (
            <span key={words}>
              {words} <Link to={orderPaths.edit(id)}>{order_no}</Link>
            </span>
          ))}
        </p>
      )}
    </>
  )
}
