import * as z from 'zod'
import { version } from '#platform/contract/endpoint.ts'
import { oneOf, optionalReference, optionalText, text } from '#platform/contract/fields.ts'
import { tagLabels as labels } from '../rules/tag-labels.ts'
import { tagTypes } from './choices.ts'

/** A tag as it is shown on who has it. */
export const TagOf = z
  .object({
    id: z.number(),
    tag_type: z.enum(tagTypes),
    name: z.string(),
    /** Of its colour. */
    hex: z.string().nullable(),
  })
  .meta({ id: 'TagOf' })
export type TagOf = z.output<typeof TagOf>

/** A word that people and plant are marked with. */
export const Tag = TagOf.extend({
  colour_id: z.number().nullable(),
  colour: z.string().nullable(),
  description: z.string().nullable(),
  /** How many drivers and assets that are not archived have it. */
  drivers: z.number(),
  assets: z.number(),
  archived_at: z.string().nullable(),
  version: z.number(),
}).meta({ id: 'Tag' })
export type Tag = z.output<typeof Tag>

const fields = z.object({
  name: text(labels.name, { min: 2, max: 60 }),
  tag_type: oneOf(labels.tag_type, tagTypes),
  colour_id: optionalReference(labels.colour_id),
  description: optionalText(labels.description, { max: 500 }),
})

export const TagInput = fields
  .partial()
  .extend(fields.pick({ name: true, tag_type: true }).shape)
  .meta({ id: 'TagInput' })
export type TagInput = z.output<typeof TagInput>
export const TagPatch = fields.partial().extend({ version }).meta({ id: 'TagPatch' })
export type TagPatch = z.output<typeof TagPatch>
