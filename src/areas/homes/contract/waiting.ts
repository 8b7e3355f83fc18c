import * as z from 'zod'

/** How much waits in a list, and what: `To fill`. */
export const Waiting = z
  .object({ to: z.string(), count: z.number(), title: z.string() })
  .meta({ id: 'Waiting' })
export type Waiting = z.output<typeof Waiting>
