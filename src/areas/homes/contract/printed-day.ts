import * as z from 'zod'
import { DaySheet } from './home.ts'

/** A whole day, as it goes on paper. */
export const PrintedDay = z
  .object({
    date: z.string(),
    /** The full count; `rows` has up to five hundred. */
    count: z.number(),
    rows: z.array(
      DaySheet.shape.rows.element.extend({
        end_time: z.string(),
        /** Of the drivers booked; null for viewers who may not see everyone's. */
        phone: z.string().nullable(),
        site: z.string(),
      }),
    ),
  })
  .meta({ id: 'PrintedDay' })
export type PrintedDay = z.output<typeof PrintedDay>
