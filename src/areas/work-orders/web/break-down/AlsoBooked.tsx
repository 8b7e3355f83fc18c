import { useQueries, useQuery } from '@tanstack/react-query'
import type { Booking } from '#areas/scheduler/contract/booking.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { formatDayMonth, melbourneDate } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { useNow } from '#ui/use-now.ts'
import { nextBookingsQuery, orderBookingsQuery } from './booking-queries.ts'

/** The other orders from today on of each machine of an order; nothing where it has none. */
export function AlsoBooked({ order_id }: { order_id: number }) {
  const sees = useMay()('scheduler:read')
  const today = melbourneDate(useNow())
  const { data: bookings = [] } = useQuery({ ...orderBookingsQuery(order_id), enabled: sees })
  const machines = bookings.flatMap(({ asset_id, asset }) => (asset_id === null ? [] : [{ asset_id, asset }]))
  const found = useQueries({
    queries: machines.map(({ asset_id }) => nextBookingsQuery(asset_id, today)),
  })
  return machines.map(({ asset_id, asset }, at) => {
    const others = (found[at]?.data?.rows ?? []).filter(
      ({ job_item_id }) => job_item_id !== null && job_item_id !== order_id,
    )
    return (
      others.length > 0 && (
        <Notice key={asset_id} tone="warning">
          {asset} is also booked on {plural(others.length, 'other order')}: {others.map(inWords).join(', ')}.
        </Notice>
      )
    )
  })
}

const inWords = ({ order_no, starts_at }: Booking) =>
  `${formatDayMonth(melbourneDate(starts_at))} ${order_no}`
