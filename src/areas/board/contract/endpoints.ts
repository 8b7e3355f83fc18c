import * as z from 'zod'
import { localDate } from '#platform/contract/date-fields.ts'
import { done, endpoint } from '#platform/contract/endpoint.ts'
import { boardDays } from './choices.ts'
import { BoardAnswer } from './board.ts'
import { PresenceInput, Present } from './presence.ts'

export const boardQuery = z.object({
  from: localDate('From'),
  days: z.enum(boardDays).default('14'),
  /** `as_of` of an earlier answer for the same days: to be told only what may have changed since. */
  since: z.string().max(60).optional(),
})
export type BoardQuery = z.output<typeof boardQuery>

export const boardEndpoints = {
  getBoard: endpoint({
    method: 'GET',
    path: '/api/board',
    permission: 'scheduler:read',
    summary: 'Machines and drivers with their bookings on some days, and the orders of these days.',
    topic: 'job_item',
    also: ['asset', 'driver', 'job', 'tag'],
    query: boardQuery,
    output: BoardAnswer,
  }),
  listPresent: endpoint({
    method: 'GET',
    path: '/api/board/present',
    permission: 'scheduler:write',
    summary: 'Who else has the board open, and the cell they are at.',
    topic: 'board_presence',
    output: z.array(Present),
  }),
  notePresence: endpoint({
    method: 'POST',
    path: '/api/board/present',
    permission: 'scheduler:write',
    summary: 'Tell the others where on the board this person is.',
    topic: 'board_presence',
    // It changes no record, only what this server remembers for a minute.
    effect: 'own_transactions',
    body: PresenceInput,
    output: done,
    message: 'Noted.',
  }),
}
