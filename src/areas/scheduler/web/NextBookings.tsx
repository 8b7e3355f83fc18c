import { useQuery } from '@tanstack/react-query'
import { orderPaths } from '#areas/work-orders/web/index.ts'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import {
  formatDayMonth,
  formatTime,
  melbourneDate,
  melbourneInstant,
  melbourneTime,
} from '#shared/local-date.ts'
import { ActionGroup, ActionList, ActionRow } from '#ui/parts/ActionRow.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { useNow } from '#ui/use-now.ts'
import type { Booking } from '../contract/booking.ts'
import { schedulerEndpoints } from '../contract/endpoints.ts'

const shown = 10

/** What a driver or an asset is booked for from today on: work, leave and time in the workshop. */
export function NextBookings(whose: { driver_id: number } | { asset_id: number }) {
  const sees = useMay()('scheduler:read')
  const mayOpen = useMay()('work-orders:read')
  const today = melbourneDate(useNow())
  const bookings = useQuery({
    ...read(schedulerEndpoints.listBookings, {
      query: { ...whose, from: melbourneInstant(today, '00:00'), page_size: shown, with_total: '0' },
    }),
    enabled: sees,
  })
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
            when={dayOf(booking.starts_at)}
            what={booking.order_no ?? (booking.kind === 'leave' ? 'On leave' : 'In the workshop')}
            to={mayOpen && booking.job_item_id !== null ? orderPaths.edit(booking.job_item_id) : null}
            where={('driver_id' in whose ? booking.asset : booking.driver) ?? booking.note}
            reason={reasonOf(booking)}
          />
        ))}
      </ActionGroup>
    </ActionList>
  )
}

const dayOf = (at: string): string => formatDayMonth(melbourneDate(at))
const timeOf = (at: string): string => formatTime(melbourneTime(at))

/** From when until when, and whether it is only pencilled in. */
function reasonOf({ certainty, starts_at, ends_at }: Booking): string {
  const isOneDay = melbourneDate(starts_at) === melbourneDate(ends_at)
  const times = isOneDay ? `${timeOf(starts_at)} to ${timeOf(ends_at)}` : `until ${dayOf(ends_at)}`
  return certainty === 'pencilled' ? `Pencilled, ${times}` : times
}
