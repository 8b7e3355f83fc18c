import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import { schedulerEndpoints } from '../contract/endpoints.ts'

export const orderQuery = (id: number) => read(orderEndpoints.getOrder, { params: { id } })
export const orderBookingsQuery = (id: number) =>
  read(schedulerEndpoints.listOrderBookings, { params: { id } })

/** How many ranked candidates are shown at once; a search finds the others. */
const shown = 20
export const candidatesQuery = (kind: 'asset' | 'driver', id: number, search: string) =>
  read(kind === 'asset' ? schedulerEndpoints.availableAssets : schedulerEndpoints.availableDrivers, {
    params: { id },
    query: { search, limit: shown },
  })

/** A driver's leave or an asset's workshop time, latest first. */
export const absencesQuery = (whose: { driver_id: number } | { asset_id: number }) =>
  read(schedulerEndpoints.listBookings, {
    query: {
      ...whose,
      kind: 'driver_id' in whose ? 'leave' : 'workshop',
      sort: '-starts_at',
      page_size: 100,
      with_total: '0',
    },
  })
