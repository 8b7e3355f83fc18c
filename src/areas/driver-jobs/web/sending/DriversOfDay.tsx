import { useId } from 'react'
import { formatTime, melbourneTime } from '#shared/local-date.ts'
import { Link } from '#ui/navigation.tsx'
import { CallLink } from '#ui/parts/CallLink.tsx'
import type { DayDriver } from '../../contract/day-drivers.ts'
import { DriverJobStatusBadge } from '../DriverJobStatusBadge.tsx'
import css from './send-day.module.css'

/** Drivers in one state; nothing when there are none. */
export function DriversOfDay({ title, drivers }: { title: string; drivers: readonly DayDriver[] }) {
  const id = useId()
  if (drivers.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css.head}>
        {title} <span className={css.count}>{drivers.length}</span>
      </h3>
      <ul className={css.rows}>
        {drivers.map((driver) => (
          <DriverOfDay key={driver.booking_id} driver={driver} />
        ))}
      </ul>
    </section>
  )
}

function DriverOfDay({ driver: one }: { driver: DayDriver }) {
  const {
    driver,
    mobile,
    has_account,
    order_id,
    order_no,
    client,
    site_suburb,
    starts_at,
    asset,
    off_road,
    may_not_work,
    status,
    answer_status,
  } = one
  return (
    <li>
      <span className={css.time}>{formatTime(melbourneTime(starts_at))}</span>
      <span className={css.who}>
        <strong>{driver}</strong>
        <span className={css.about}>
          <Link to={`/dashboard/work-orders/${order_id}/edit`}>{order_no}</Link>
          {[asset, client, site_suburb].filter(Boolean).map((part) => ` · ${part}`)}
        </span>
        {off_road && <span className={css.danger}>{off_road}: book another machine.</span>}
        {may_not_work.map((reason) => (
          <span key={reason} className={css.danger}>
            {reason}.
          </span>
        ))}
        {!has_account && <span className={css.warning}>No account in the app: call them.</span>}
      </span>
      {status && <DriverJobStatusBadge status={status} isChanged={answer_status !== status} />}
      {mobile && <CallLink phone={mobile} who={driver} />}
    </li>
  )
}
