import * as z from 'zod'
import { licenceClasses } from '#areas/drivers/contract/choices.ts'
import { gridRow } from '#platform/contract/ticks.ts'
import { proofStates } from '../rules/skill-proof.ts'
import { TagOf } from './tag.ts'

/** A driver in the grids of tags and skills. */
export const GridDriver = z.object(gridRow).meta({ id: 'GridDriver' })
export type GridDriver = z.output<typeof GridDriver>

/** A driver's skill with what proves it. */
export const SkillOf = z
  .object({
    id: z.number(),
    name: z.string(),
    document_type: z.string().nullable(),
    licence_class: z.enum(licenceClasses).nullable(),
    state: z.enum(proofStates),
    expires_on: z.string().nullable(),
  })
  .meta({ id: 'SkillOf' })
export type SkillOf = z.output<typeof SkillOf>

export const DriverTags = z
  .object({ id: z.number(), name: z.string(), tags: z.array(TagOf), skills: z.array(SkillOf) })
  .meta({ id: 'DriverTags' })
export type DriverTags = z.output<typeof DriverTags>
