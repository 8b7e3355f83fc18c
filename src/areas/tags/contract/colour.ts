import * as z from 'zod'
import { version } from '#platform/contract/endpoint.ts'
import { text, wholeNumber } from '#platform/contract/fields.ts'
import { one } from '#platform/contract/text-kinds.ts'
import { colourLabels as labels } from '../rules/colour-labels.ts'

/** A colour that marks tags. */
export const Colour = z
  .object({
    id: z.number(),
    name: z.string(),
    hex: z.string(),
    /** The text that is easiest to read on it, and how it contrasts. */
    text_hex: z.string(),
    contrast: z.number(),
    sort: z.number(),
    /** Its tags that are not archived. */
    tags: z.number(),
    archived_at: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'Colour' })
export type Colour = z.output<typeof Colour>

/** Stored as `#1F7A4D`, whether typed in small letters or without the sign. */
const hex = one(labels.hex, {
  max: 32,
  read: (typed) => (/^#?[0-9a-f]{6}$/i.test(typed) ? `#${typed.replace('#', '').toUpperCase()}` : null),
  message: () => 'Enter a colour like #1F7A4D.',
})

const fields = z.object({
  name: text(labels.name, { min: 2, max: 60 }),
  hex,
  sort: wholeNumber(labels.sort, { min: 0, max: 10_000 }),
})

export const ColourInput = fields
  .partial()
  .extend(fields.pick({ name: true, hex: true }).shape)
  .meta({ id: 'ColourInput' })
export type ColourInput = z.output<typeof ColourInput>
export const ColourPatch = fields.partial().extend({ version }).meta({ id: 'ColourPatch' })
export type ColourPatch = z.output<typeof ColourPatch>
