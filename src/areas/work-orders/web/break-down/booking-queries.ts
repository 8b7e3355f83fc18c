import { schedulerEndpoints } from '#areas/scheduler/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import { melbourneInstant } from '#shared/local-date.ts'

export const orderBookingsQuery = (id: number) =>
  read(schedulerEndpoints.listOrderBookings, { params: { id } })

/** Machines for an order, best first; `instead_of`: its booking that one of them takes the place of. */
export const machinesQuery = (id: number, instead_of: number | undefined) =>
  read(schedulerEndpoints.availableAssets, {
    params: { id },
    query: { ...(instead_of !== undefined && { instead_of }) },
  })

/** What a machine is booked for from today on, earliest first. */
export const nextBookingsQuery = (asset_id: number, today: string) =>
  read(schedulerEndpoints.listBookings, {
    query: { asset_id, from: melbourneInstant(today, '00:00'), with_total: '0' },
  })
