import { formatTime, melbourneTime } from '#shared/local-date.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import type { OrderBooking } from '../contract/booking.ts'
import { CertaintyBadge } from './CertaintyBadge.tsx'
import { ReasonList } from './ReasonList.tsx'
import css from './scheduler.module.css'

const time = (at: string): string => formatTime(melbourneTime(at))

/** A booking: the resource, its certainty, objections, and overrides with their reasons. */
export function BookingItem({
  booking,
  actions,
}: {
  booking: OrderBooking
  actions: (MenuItem & { run: () => void })[]
}) {
  const { asset, driver, certainty, starts_at, ends_at, reasons, overrides } = booking
  const [first] = actions
  return (
    <li className={css.booking}>
      <div className={css.about}>
        <p className={css.name}>
          <strong>{asset ?? driver}</strong>
          <CertaintyBadge certainty={certainty} />
        </p>
        <p className={css.why}>
          {time(starts_at)} to {time(ends_at)}
        </p>
        <ReasonList reasons={reasons} />
        {overrides.map(({ text, reason, by }) => (
          <p key={text} className={css.why}>
            {text} {by}: “{reason}”
          </p>
        ))}
      </div>
      {actions.length > 0 && (
        <div className={css.take}>
          {first && certainty === 'pencilled' && (
            <Button icon={first.icon} disabledReason={first.disabledReason} onClick={first.run}>
              {first.label}
            </Button>
          )}
          <RowMenu items={actions} label={`More for ${asset ?? driver}`} />
        </div>
      )}
    </li>
  )
}
