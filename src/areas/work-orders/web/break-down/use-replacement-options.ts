import { useQuery } from '@tanstack/react-query'
import type { Candidate } from '#areas/scheduler/contract/booking.ts'
import { groupOf } from '#areas/scheduler/rules/candidate-groups.ts'
import { quantityText } from '#shared/units.ts'
import type { Option } from '#ui/fields/options.ts'
import { machinesQuery, orderBookingsQuery } from './booking-queries.ts'

/** Machines that can take the place of an order's own without a reason, best first. */
export function useReplacementOptions(order_id: number, enabled: boolean): Option<number>[] {
  const { data: bookings } = useQuery({ ...orderBookingsQuery(order_id), enabled })
  const instead_of = bookings?.find(({ is_main }) => is_main)?.id
  const { data: candidates = [] } = useQuery({
    ...machinesQuery(order_id, instead_of),
    enabled: enabled && bookings !== undefined,
  })
  return candidates
    .filter((one) => groupOf(one, false) === 'fits')
    .map((one) => ({ value: one.id, label: labelOf(one) }))
}

/** `EX14-03 Hitachi ZX135, 12.5 km away, 4 h of other work that day` */
const labelOf = ({ name, distance_km, hours_that_day }: Candidate): string =>
  [
    name,
    ...(distance_km === null ? [] : [`${quantityText(distance_km)} km away`]),
    ...(hours_that_day > 0 ? [`${quantityText(hours_that_day)} h of other work that day`] : []),
  ].join(', ')
