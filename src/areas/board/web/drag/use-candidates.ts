import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Candidate } from '#areas/scheduler/contract/booking.ts'
import { schedulerEndpoints } from '#areas/scheduler/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import type { Held } from '../../rules/proposal.ts'

/** As many as one answer has: the best first. */
const limit = 100

/** Asks what speaks for and against each machine or driver, for the first order of what is picked up. */
export function useCandidates() {
  const queries = useQueryClient()
  return useCallback(
    async (held: Held): Promise<readonly Candidate[]> => {
      const asked = askedOf(held)
      if (!asked) return []
      const { side, order_id, instead_of } = asked
      const endpoint =
        side === 'asset' ? schedulerEndpoints.availableAssets : schedulerEndpoints.availableDrivers
      const query = { search: '', limit, ...(instead_of !== undefined && { instead_of }) }
      // Without them the board’s own reasons remain, and the server’s at the drop.
      return queries.fetchQuery(read(endpoint, { params: { id: order_id }, query })).catch(() => [])
    },
    [queries],
  )
}

function askedOf(held: Held): { side: 'asset' | 'driver'; order_id: number; instead_of?: number } | null {
  if (held.kind === 'orders') {
    const [first] = held.orders
    return first ? { side: first.needs_asset ? 'asset' : 'driver', order_id: first.id } : null
  }
  if (held.kind === 'edge' || !held.row || held.row.side === 'job') return null
  const { orders, bookings } = held.placed[0]?.chip ?? { orders: [], bookings: [] }
  const [order] = orders
  const booking = bookings.find(({ job_item_id }) => job_item_id === order?.id)
  return order && booking ? { side: held.row.side, order_id: order.id, instead_of: booking.id } : null
}
