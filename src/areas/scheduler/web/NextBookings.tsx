import { useQuery } from '@tanstack/react-query'
import { orderPaths } from '#areas/work-orders/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { addDays, formatDayMonth, formatTime, melbourneDate, melbourneTime } from '#shared/local-date.ts'
import { ActionGroup, ActionList, ActionRow } from '#ui/parts/ActionRow.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { useNow } from '#ui/use-now.ts'
import type { Booking } from '../contract/booking.ts'
import { nextBookingsQuery, type Whose } from './queries.ts'

/** What a driver, an asset or an attachment is booked for from today on: work, leave and time in the workshop. */
export function NextBookings(whose: Whose) {
  const sees = useMay()('scheduler:read')
  const mayOpen = useMay()('work-orders:read')
  const today = melbourneDate(useNow())
  const bookings = useQuery({ ...nextBookingsQuery(whose, today), enabled: sees })
  if (!sees) return null
  if (bookings.isError)
    return <ErrorState message="Could not load the bookings." onRetry={() => void bookings.refetch()} />
  const rows = bookings.data?.rows ?? []
  if (rows.length === 0) return null
  return (
    <ActionList>
      <ActionGroup title="Booked from today" count={rows.length}>
        {rows.map((booking) => (
          <ActionRow
            key={booking.id}
            when={dayWords(booking.starts_at, today)}
            what={booking.job ?? (booking.kind === 'leave' ? 'On leave' : 'In the workshop')}
            to={mayOpen && booking.job_item_id !== null ? orderPaths.edit(booking.job_item_id) : null}
            where={[booking.order_no, booking.suburb, booking.others ?? booking.note]
              .filter(Boolean)
              .join(', ')}
            reason={timeWords(booking)}
          />
        ))}
      </ActionGroup>
    </ActionList>
  )
}

const dayOf = (at: string): string => formatDayMonth(melbourneDate(at))
const timeOf = (at: string): string => formatTime(melbourneTime(at))

function dayWords(at: string, today: string): string {
  const day = melbourneDate(at)
  if (day === today) return 'Today'
  return day === addDays(today, 1) ? 'Tomorrow' : formatDayMonth(day)
}

/** From when until when, and whether it is only pencilled in. */
function timeWords({ certainty, starts_at, ends_at }: Booking): string {
  const isOneDay = melbourneDate(starts_at) === melbourneDate(ends_at)
  const times = isOneDay ? `${timeOf(starts_at)} to ${timeOf(ends_at)}` : `until ${dayOf(ends_at)}`
  return certainty === 'pencilled' ? `Pencilled, ${times}` : times
}
