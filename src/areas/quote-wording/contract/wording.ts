import * as z from 'zod'
import { version } from '#platform/contract/endpoint.ts'
import { text, yesNo } from '#platform/contract/fields.ts'
import { RichText, richTextField } from '#platform/contract/rich-text.ts'
import { wordingLabels as labels } from '../rules/wording-labels.ts'
import { wordingLimits } from '../rules/wording-rules.ts'
import { type WordingKind, wordingKinds } from './choices.ts'

/** Terms or a footer in a list. */
export const WordingRow = z
  .object({
    id: z.number(),
    kind: z.enum(wordingKinds),
    title: z.string(),
    is_default: z.number(),
    /** How often the text has changed, from 1. */
    revision: z.number(),
    updated_at: z.string(),
    archived_at: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'QuoteWordingRow' })
export type WordingRow = z.output<typeof WordingRow>

/** The same with its text. */
export const Wording = WordingRow.extend({
  body: RichText,
  archive_reason: z.string().nullable(),
}).meta({ id: 'QuoteWording' })
export type Wording = z.output<typeof Wording>

const fields = (kind: WordingKind) =>
  z.object({
    title: text(labels.title, { min: 2, max: 150 }),
    body: richTextField(labels.body, wordingLimits[kind]),
    is_default: yesNo(),
  })

/** New terms or a new footer. */
export const wordingInput = (kind: WordingKind) => fields(kind).partial({ is_default: true })
export type WordingInput = z.output<ReturnType<typeof wordingInput>>

/** An edit: the version it is based on and the fields that changed. */
export const wordingPatch = (kind: WordingKind) => fields(kind).partial().extend({ version })
export type WordingPatch = z.output<ReturnType<typeof wordingPatch>>
