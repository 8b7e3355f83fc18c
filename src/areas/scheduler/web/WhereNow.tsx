import { useQuery } from '@tanstack/react-query'
import { orderPaths } from '#areas/work-orders/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { Link } from '#ui/navigation.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { useNow } from '#ui/use-now.ts'
import { whereabouts } from '../rules/whereabouts.ts'
import { nextBookingsQuery, type Whose } from './queries.ts'
import css from './scheduler.module.css'

/**
 * Where a driver, an asset or an attachment is now, or next. `idle`: what it is without a booking; `stopped`: why it
 * may not work at all, which comes before any booking.
 */
export function WhereNow({ whose, idle, stopped }: { whose: Whose; idle: string; stopped: string | null }) {
  const may = useMay()
  const now = useNow()
  const sees = may('scheduler:read')
  const { data } = useQuery({ ...nextBookingsQuery(whose, melbourneDate(now)), enabled: sees })
  if (!stopped && !data) return null
  const found = data && whereabouts(data.rows, now, idle)
  const booking = found?.booking
  return (
    <FactGroup title="Now">
      <p className={stopped ? css.stopped : css.now}>{stopped ?? found?.words}</p>
      {booking?.order_no && (
        <p>
          {may('work-orders:read') && booking.job_item_id !== null ? (
            <Link to={orderPaths.edit(booking.job_item_id)}>{booking.order_no}</Link>
          ) : (
            booking.order_no
          )}{' '}
          {[booking.job, booking.others && `with ${booking.others}`].filter(Boolean).join(', ')}
        </p>
      )}
    </FactGroup>
  )
}
