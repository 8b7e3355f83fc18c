import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import { melbourneInstant } from '#shared/local-date.ts'
import { schedulerEndpoints } from '../contract/endpoints.ts'

export const orderQuery = (id: number) => read(orderEndpoints.getOrder, { params: { id } })
export const orderBookingsQuery = (id: number) =>
  read(schedulerEndpoints.listOrderBookings, { params: { id } })

/** How many ranked candidates are shown at once; a search finds the others. */
const shown = 20
export const candidatesQuery = (
  kind: 'asset' | 'driver',
  id: number,
  { search, instead_of }: { search: string; instead_of: number | undefined },
) =>
  read(kind === 'asset' ? schedulerEndpoints.availableAssets : schedulerEndpoints.availableDrivers, {
    params: { id },
    query: { search, limit: shown, ...(instead_of !== undefined && { instead_of }) },
  })

export type Whose = { driver_id: number } | { asset_id: number }

const shownBookings = 10
/** What a driver or an asset is booked for from today on, earliest first. */
export const nextBookingsQuery = (whose: Whose, today: string) =>
  read(schedulerEndpoints.listBookings, {
    query: { ...whose, from: melbourneInstant(today, '00:00'), page_size: shownBookings, with_total: '0' },
  })

export const bookedDaysQuery = (asset_id: number) =>
  read(schedulerEndpoints.countBookedDays, { query: { asset_id } })

/** A driver's leave or an asset's workshop time, latest first. */
export const absencesQuery = (whose: Whose) =>
  read(schedulerEndpoints.listBookings, {
    query: {
      ...whose,
      kind: 'driver_id' in whose ? 'leave' : 'workshop',
      sort: '-starts_at',
      page_size: 100,
      with_total: '0',
    },
  })
