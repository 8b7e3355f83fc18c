import * as z from 'zod'

/** A material with PFAS or asbestos, and the names of the tip sites that take it. */
export const RestrictedMaterial = z
  .object({ material: z.string(), contains: z.string(), tips: z.array(z.string()) })
  .meta({ id: 'RestrictedMaterial' })
export type RestrictedMaterial = z.output<typeof RestrictedMaterial>
