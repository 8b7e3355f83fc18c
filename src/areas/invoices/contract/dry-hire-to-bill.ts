import * as z from 'zod'
import { dryHireLines } from '#areas/dry-hires/contract/dry-hire.ts'

/** A line of a dry hire, of which all that is left by today goes on an invoice. */
export const DryHireToBill = z.object({
  dry_hire_id: z.number().int().positive(),
  line: z.enum(dryHireLines),
})
export type DryHireToBill = z.output<typeof DryHireToBill>
