import * as z from 'zod'
import { localDate } from '#platform/contract/date-fields.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { boardDays } from './choices.ts'
import { Board } from './board.ts'

export const boardQuery = z.object({
  from: localDate('From'),
  days: z.enum(boardDays).default('14'),
})
export type BoardQuery = z.output<typeof boardQuery>

export const boardEndpoints = {
  getBoard: endpoint({
    method: 'GET',
    path: '/api/board',
    permission: 'scheduler:read',
    summary: 'Machines and drivers with their bookings on some days, and the orders of these days.',
    topic: 'job_item',
    also: ['asset', 'driver', 'job'],
    query: boardQuery,
    output: Board,
  }),
}
