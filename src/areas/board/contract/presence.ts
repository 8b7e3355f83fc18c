import * as z from 'zod'
import { localDate } from '#platform/contract/date-fields.ts'
import { text, yesNo } from '#platform/contract/fields.ts'

/** A cell of the board: its row, such as `asset-12`, and its day. */
const cell = { row: text('Row', { max: 40 }).nullable(), date: localDate('Date').nullable() }

/** Where this person is on the board; without a row, they only look at it. */
export const PresenceInput = z
  .object({ ...cell, is_leaving: yesNo().default(0) })
  .meta({ id: 'PresenceInput' })
export type PresenceInput = z.output<typeof PresenceInput>

/** Somebody else who has the board open, and the cell they are at. */
export const Present = z
  .object({
    user_id: z.number(),
    name: z.string(),
    row: z.string().nullable(),
    date: z.string().nullable(),
  })
  .meta({ id: 'Present' })
export type Present = z.output<typeof Present>
