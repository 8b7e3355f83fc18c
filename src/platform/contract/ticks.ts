import * as z from 'zod'

/** One cell of a grid: who or what has which. */
const Tick = z.object({ row_id: z.number().int().positive(), column_id: z.number().int().positive() })
export type Tick = z.output<typeof Tick>

/** The most that is saved at once. */
export const maxTicks = 1000

const ticks = z
  .array(Tick)
  .max(maxTicks, `Save up to ${maxTicks.toLocaleString('en-AU')} at once.`)
  .default([])

/** What someone ticked and unticked in a grid. */
export const TickChanges = z.object({ added: ticks, removed: ticks }).meta({ id: 'TickChanges' })
export type TickChanges = z.output<typeof TickChanges>

/** A row of a grid with the ids of the columns in which it is ticked. */
export const gridRow = {
  id: z.number(),
  name: z.string(),
  hint: z.string().nullable(),
  ticked: z.array(z.number()),
}
