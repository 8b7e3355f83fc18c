import * as z from 'zod'

/** A material with PFAS or asbestos, and the tip sites that take it. */
export const RestrictedMaterial = z
  .object({
    material: z.string(),
    contains: z.string(),
    tips: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        suburb: z.string().nullable(),
        /** 1: its name without the suburb is enough, since no site of that name refuses the material. */
        by_name: z.number(),
      }),
    ),
  })
  .meta({ id: 'RestrictedMaterial' })
export type RestrictedMaterial = z.output<typeof RestrictedMaterial>
