import { useQuery } from '@tanstack/react-query'
import type { Option } from '#ui/fields/options.ts'
import { groupOf } from '../rules/candidate-groups.ts'
import { candidatesQuery, orderBookingsQuery } from './queries.ts'

/** Machines that can take the place of an order's own without a reason, best first. */
export function useReplacementOptions(order_id: number, enabled: boolean): Option<number>[] {
  const { data: bookings } = useQuery({ ...orderBookingsQuery(order_id), enabled })
  const instead_of = bookings?.find(({ is_main }) => is_main)?.id
  const { data: candidates = [] } = useQuery({
    ...candidatesQuery('asset', order_id, { search: '', instead_of }),
    enabled: enabled && bookings !== undefined,
  })
  return candidates
    .filter((one) => groupOf(one, false) === 'fits')
    .map(({ id, name, why_ranked }) => ({ value: id, label: `${name} (${why_ranked})` }))
}
