import * as z from 'zod'
import { dateRange } from '#platform/contract/date-fields.ts'
import { endpoint, exportQuery, listQuery } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { CancelledDriver } from './cancelled-driver.ts'

export const cancelledDriverFilters = listQuery(['released_at', 'starts_at'], '-released_at')
  .omit({ archived: true })
  .extend({
    driver_id: idParam.optional(),
    client_id: idParam.optional(),
    reason: z.string().trim().max(200).optional(),
    /** 1: taken off late. */
    late: z.literal('1').optional(),
    /** The day on which they were taken off. */
    ...dateRange(),
  })
export type CancelledDriverFilters = z.output<typeof cancelledDriverFilters>

const narrowing = cancelledDriverFilters.omit({ page: true, page_size: true, sort: true, with_total: true })
/** What narrows a list, an export or the counts. */
export type CancelledDriverNarrowing = z.output<typeof narrowing>

const read = { permission: 'scheduler:read', topic: 'job_item' } as const

export const cancelledDriverEndpoints = {
  listCancelledDrivers: endpoint({
    ...read,
    method: 'GET',
    path: '/api/cancelled-drivers',
    summary: 'Drivers who were taken off confirmed orders: when, by whom, why and how late.',
    list: true,
    query: cancelledDriverFilters,
    output: CancelledDriver,
  }),
  countCancelReasons: endpoint({
    ...read,
    method: 'GET',
    path: '/api/cancelled-drivers/reasons',
    summary: 'The filtered cancelled drivers, counted by month and reason.',
    query: narrowing,
    output: z.array(z.object({ month: z.string(), reason: z.string(), count: z.number() })),
  }),
  exportCancelledDrivers: endpoint({
    method: 'GET',
    path: '/api/cancelled-drivers/export',
    permission: 'work-orders:export',
    summary: 'Export the filtered cancelled drivers as CSV or Excel.',
    download: true,
    query: narrowing.extend(exportQuery),
    output: z.string(),
  }),
}
