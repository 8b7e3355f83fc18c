import * as z from 'zod'
import { licenceClasses } from '#areas/drivers/contract/choices.ts'
import { seenBy } from '#platform/contract/seen-by.ts'

/** A driver who usually drives a machine, has driven it, or may. */
export const AssetDriver = z
  .object({
    id: z.number(),
    name: z.string(),
    subcontractor: z.string().nullable(),
    mobile: z.string().nullable(),
    is_usual: z.number(),
    licence_class: z.enum(licenceClasses).nullable(),
    licence_expires_on: z.string().nullable(),
    /** 0 where the licence class is below what the machine needs. */
    has_licence: z.number(),
    /** 0 where they lack a skill that the machine or its category asks for, or cannot prove it today. */
    has_skills: seenBy(z.number(), 'tags:people'),
    /** By name. */
    skills: seenBy(z.array(z.string()), 'tags:people'),
    /** The last day that a docket has them on it, and on how many days of the last year. */
    last_on: z.string().nullable(),
    days: z.number(),
  })
  .meta({ id: 'AssetDriver' })
export type AssetDriver = z.output<typeof AssetDriver>
