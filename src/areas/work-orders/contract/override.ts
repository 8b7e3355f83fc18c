import * as z from 'zod'
import { text } from '#platform/contract/fields.ts'

/** Goes on against reasons that give way; what was overridden and why is kept on the booking. */
export const OverrideInput = z.object({ reason: text('Reason', { max: 300 }) })
export type OverrideInput = z.output<typeof OverrideInput>
