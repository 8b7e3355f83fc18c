import { IconSwitchHorizontal } from '@tabler/icons-react'
import { attachmentPaths } from '#areas/attachments/web/index.ts'
import { driverPaths } from '#areas/drivers/web/index.ts'
import { resourcePaths } from '#areas/resources/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { formatTime, melbourneTime } from '#shared/local-date.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Link } from '#ui/navigation.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import type { OrderBooking } from '../contract/booking.ts'
import { nameOf } from './booking-name.ts'
import { CertaintyBadge } from './CertaintyBadge.tsx'
import { ReasonList } from './ReasonList.tsx'
import css from './scheduler.module.css'

const DriverAnswer = lazyPart(() => import('#areas/driver-jobs/web/index.ts'), 'DriverAnswer')
const time = (at: string): string => formatTime(melbourneTime(at))

/** The machine, driver or attachment, a link for people who may open it. */
function ResourceName({ booking }: { booking: OrderBooking }) {
  const { asset_id, driver_id, driver, attachment_id, attachment } = booking
  const may = useMay()
  if (asset_id !== null && may('resources:read'))
    return <Link to={resourcePaths.asset(asset_id)}>{booking.asset}</Link>
  if (driver_id !== null && may('drivers:read')) return <Link to={driverPaths.edit(driver_id)}>{driver}</Link>
  if (attachment_id !== null && may('attachments:read'))
    return <Link to={attachmentPaths.edit(attachment_id)}>{attachment}</Link>
  return <strong>{nameOf(booking)}</strong>
}

/** A booking: the resource, its certainty, the driver's answer, objections, and overrides with their reasons. */
export function BookingItem({
  booking,
  actions,
  onReplace,
}: {
  booking: OrderBooking
  actions: (MenuItem & { run: () => void })[]
  onReplace?: (() => void) | undefined
}) {
  const { driver_id, job_item_id, certainty, starts_at, ends_at, reasons, overrides } = booking
  const may = useMay()
  const [first] = actions
  const replaceItem: MenuItem[] = onReplace
    ? [{ label: 'Replace', icon: <IconSwitchHorizontal aria-hidden />, run: onReplace }]
    : []
  return (
    <li className={css.booking}>
      <div className={css.about}>
        <p className={css.name}>
          <ResourceName booking={booking} />
          <CertaintyBadge certainty={certainty} />
        </p>
        <p className={css.why}>
          {time(starts_at)} to {time(ends_at)}
        </p>
        {driver_id !== null && job_item_id !== null && may('driver-jobs:read') && (
          <DriverAnswer job_item_id={job_item_id} driver_id={driver_id} />
        )}
      </div>
      {actions.length > 0 && (
        <div className={css.take}>
          {onReplace && reasons.length > 0 && (
            <Button icon={<IconSwitchHorizontal aria-hidden />} onClick={onReplace}>
              Replace
              <span className="visually-hidden"> {nameOf(booking)}</span>
            </Button>
          )}
          {first && certainty === 'pencilled' && (
            <Button icon={first.icon} disabledReason={first.disabledReason} onClick={first.run}>
              {first.label}
            </Button>
          )}
          <RowMenu items={[...replaceItem, ...actions]} label={`More for ${nameOf(booking)}`} />
        </div>
      )}
      <div className={css.objections}>
        <ReasonList reasons={reasons} />
        {overrides.map(({ text, reason, by }) => (
          <p key={text} className={css.why}>
            {text} {by}: “{reason}”
          </p>
        ))}
      </div>
    </li>
  )
}
