import * as z from 'zod'
import { licenceClasses } from '#areas/drivers/contract/choices.ts'
import { version } from '#platform/contract/endpoint.ts'
import {
  optionalOneOf,
  optionalReference,
  optionalText,
  optionalWholeNumber,
  reference,
  text,
} from '#platform/contract/fields.ts'
import { notAChoice } from '#shared/text.ts'
import { requiredSkillLabel, skillLabels as labels } from '../rules/skill-labels.ts'

/** What a driver can do, and what proves it. */
export const Skill = z
  .object({
    id: z.number(),
    name: z.string(),
    skill_group: z.string().nullable(),
    document_type_id: z.number().nullable(),
    document_type: z.string().nullable(),
    licence_class: z.enum(licenceClasses).nullable(),
    /** null: it does not expire. */
    validity_months: z.number().nullable(),
    /** How many drivers that are not archived have it. */
    drivers: z.number(),
    archived_at: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'Skill' })
export type Skill = z.output<typeof Skill>

/** A skill as work names it that asks for it. */
export const NamedSkill = Skill.pick({ id: true, name: true }).meta({ id: 'NamedSkill' })
export type NamedSkill = z.output<typeof NamedSkill>

/** The skills that work asks of its driver, each once and in order of their ids. */
export const requiredSkills = () =>
  z
    .array(reference(requiredSkillLabel), notAChoice(requiredSkillLabel))
    .max(30, 'Choose up to 30 skills.')
    .transform((ids) => [...new Set(ids)].toSorted((a, b) => a - b))

const fields = z.object({
  name: text(labels.name, { min: 2, max: 80 }),
  skill_group: optionalText(labels.skill_group, { max: 60 }),
  document_type_id: optionalReference(labels.document_type_id),
  licence_class: optionalOneOf(labels.licence_class, licenceClasses),
  validity_months: optionalWholeNumber(labels.validity_months, { min: 1, max: 240 }),
})

export const SkillInput = fields
  .partial()
  .extend(fields.pick({ name: true }).shape)
  .meta({ id: 'SkillInput' })
export type SkillInput = z.output<typeof SkillInput>
export const SkillPatch = fields.partial().extend({ version }).meta({ id: 'SkillPatch' })
export type SkillPatch = z.output<typeof SkillPatch>
