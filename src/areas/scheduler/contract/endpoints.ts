import * as z from 'zod'
import { OverrideInput } from '#areas/work-orders/contract/override.ts'
import { endpoint, idParams, listQuery, version } from '#platform/contract/endpoint.ts'
import { instant } from '#platform/contract/date-fields.ts'
import { idParam, search, text } from '#platform/contract/fields.ts'
import { reasonLabels } from '#shared/labels.ts'
import {
  AbsenceInput,
  AssignAssetInput,
  BookedDays,
  Booking,
  BookingInput,
  Candidate,
  OrderBooking,
} from './booking.ts'
import { ArrangeInput, Arranged, CopiedOrders, CopyOrdersInput, SplitDay, SplitInput } from './arrange.ts'
import { AssetDriver } from './asset-driver.ts'
import { bookingKinds } from './choices.ts'

/** Who is booked is part of what an order is: its history shows it, and its screens are refreshed by it. */
const topic = 'job_item'

export const candidateQuery = z.object({
  search,
  limit: z.coerce.number<number>().int().min(1).max(100).default(20),
  /** A booking of the order that is to be replaced. */
  instead_of: idParam.optional(),
})
export type CandidateQuery = z.output<typeof candidateQuery>

export const bookingFilters = listQuery(['starts_at'], 'starts_at')
  .omit({ search: true, archived: true })
  .extend({
    kind: z.enum(bookingKinds).optional(),
    asset_id: idParam.optional(),
    driver_id: idParam.optional(),
    attachment_id: idParam.optional(),
    /** Only what is not over by then. */
    from: instant('Enter a date like 20 Nov 2026.').optional(),
  })
export type BookingFilters = z.output<typeof bookingFilters>

export const assetDriverFilters = listQuery(['last_on'], '-last_on').omit({ sort: true, archived: true })
export type AssetDriverFilters = z.output<typeof assetDriverFilters>

const reason = text(reasonLabels.reason, { max: 200 })

/** The specification's two calls (section 7), then ours. */
export const schedulerEndpoints = {
  availableAssetsOfJobItem: endpoint({
    method: 'GET',
    path: '/api/jobRequirement/jobItem/:id/availableAssets',
    permission: 'scheduler:write',
    summary: 'List assets for an order, best first, with reasons against each.',
    topic,
    lenient: true,
    params: idParams,
    query: candidateQuery,
    output: z.array(Candidate),
  }),
  assignAssetToFieldworker: endpoint({
    method: 'PUT',
    path: '/api/jobRequirement/fieldworker/:id/assignAsset',
    permission: 'scheduler:write',
    summary: 'Book a driver and an asset on an order, both or neither.',
    topic,
    lenient: true,
    params: idParams,
    body: AssignAssetInput,
    output: z.array(OrderBooking),
    message: 'Asset assigned.',
  }),

  availableAssets: endpoint({
    method: 'GET',
    path: '/api/work-orders/:id/available-assets',
    permission: 'scheduler:write',
    summary: 'List assets for an order, best first, with reasons against each.',
    topic,
    also: ['asset'],
    params: idParams,
    query: candidateQuery,
    output: z.array(Candidate),
  }),
  availableDrivers: endpoint({
    method: 'GET',
    path: '/api/work-orders/:id/available-drivers',
    permission: 'scheduler:write',
    summary: 'List drivers for an order, best first, with reasons against each.',
    topic,
    also: ['driver', 'skill'],
    params: idParams,
    query: candidateQuery,
    output: z.array(Candidate),
  }),
  availableAttachments: endpoint({
    method: 'GET',
    path: '/api/work-orders/:id/available-attachments',
    permission: 'scheduler:write',
    summary: 'List attachments for an order, best first, with reasons against each.',
    topic,
    also: ['attachment'],
    params: idParams,
    query: candidateQuery,
    output: z.array(Candidate),
  }),
  listOrderBookings: endpoint({
    method: 'GET',
    path: '/api/work-orders/:id/bookings',
    permission: 'scheduler:read',
    summary: 'The bookings of an order, with current reasons against each.',
    topic,
    also: ['driver', 'skill'],
    params: idParams,
    output: z.array(OrderBooking),
  }),
  bookOrder: endpoint({
    method: 'POST',
    path: '/api/work-orders/:id/bookings',
    permission: 'scheduler:write',
    summary: 'Book or pencil an asset, a driver, an attachment or all on an order.',
    topic,
    params: idParams,
    body: BookingInput,
    output: z.array(OrderBooking),
    message: 'Booked.',
  }),

  arrangeOrders: endpoint({
    method: 'POST',
    path: '/api/bookings/arrange',
    permission: 'scheduler:write',
    summary: 'Change the times and bookings of several orders together: all or none.',
    topic,
    body: ArrangeInput,
    output: Arranged,
    message: 'Changed.',
  }),
  copyOrders: endpoint({
    method: 'POST',
    path: '/api/bookings/copy',
    permission: 'scheduler:write',
    summary: 'Repeat orders with their bookings on other days, with the result for each.',
    topic,
    body: CopyOrdersInput,
    output: CopiedOrders,
    message: 'Copied.',
  }),
  splitDay: endpoint({
    method: 'POST',
    path: '/api/work-orders/:id/split',
    permission: 'scheduler:write',
    summary: 'Split an order’s day between its machine and another.',
    topic,
    params: idParams,
    body: SplitInput,
    output: SplitDay,
    message: 'Split.',
  }),

  listBookings: endpoint({
    method: 'GET',
    path: '/api/bookings',
    permission: 'scheduler:read',
    summary: 'List bookings: work, leave and time in the workshop.',
    topic: '*',
    list: true,
    query: bookingFilters,
    output: Booking,
  }),
  countBookedDays: endpoint({
    method: 'GET',
    path: '/api/bookings/booked-days',
    permission: 'scheduler:read',
    summary: 'On how many working days an asset is booked or on dry hire: last month and this one.',
    topic,
    also: ['job'],
    query: z.object({ asset_id: idParam }),
    output: z.array(BookedDays),
  }),
  listAssetDrivers: endpoint({
    method: 'GET',
    path: '/api/assets/:id/drivers',
    permission: 'drivers:read',
    summary:
      'Who usually drives an asset, who has driven it, and who may: the usual one first, then the latest.',
    topic: 'asset',
    also: ['driver', 'docket'],
    list: true,
    params: idParams,
    query: assetDriverFilters,
    output: AssetDriver,
  }),
  createAbsence: endpoint({
    method: 'POST',
    path: '/api/bookings',
    permission: 'scheduler:write',
    summary: 'Record a driver’s leave, or the workshop time of an asset or attachment.',
    topic: '*',
    body: AbsenceInput,
    output: Booking,
    message: 'Saved.',
  }),
  confirmBooking: endpoint({
    method: 'POST',
    path: '/api/bookings/:id/confirm',
    permission: 'scheduler:write',
    summary: 'Make a pencilled booking firm.',
    topic,
    params: idParams,
    body: z.object({ version: version.optional(), override: OverrideInput.optional() }),
    output: Booking,
    message: 'Booking confirmed.',
  }),
  unconfirmBooking: endpoint({
    method: 'POST',
    path: '/api/bookings/:id/pencil',
    permission: 'scheduler:write',
    summary: 'Make a firm booking a pencilled one.',
    topic,
    params: idParams,
    body: z.object({ version: version.optional() }),
    output: Booking,
    message: 'Booking pencilled.',
  }),
  releaseBooking: endpoint({
    method: 'POST',
    path: '/api/bookings/:id/release',
    permission: 'scheduler:write',
    summary: 'Release a booking, with a reason.',
    topic: '*',
    params: idParams,
    body: z.object({ version: version.optional(), reason }),
    output: Booking,
    message: 'Released.',
  }),
}
