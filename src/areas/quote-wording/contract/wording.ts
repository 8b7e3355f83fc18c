import * as z from 'zod'
import { version } from '#platform/contract/endpoint.ts'
import { optionalLocalDate } from '#platform/contract/date-fields.ts'
import { oneOf, text, yesNo } from '#platform/contract/fields.ts'
import { RichText, richTextField } from '#platform/contract/rich-text.ts'
import { wordingLabels as labels } from '../rules/wording-labels.ts'
import { wordingLimits } from '../rules/wording-rules.ts'
import { type WordingKind, wordingDocuments, wordingKinds } from './choices.ts'

/** Terms or a footer in a list. */
export const WordingRow = z
  .object({
    id: z.number(),
    kind: z.enum(wordingKinds),
    title: z.string(),
    /** The documents that it is for. */
    applies_to: z.array(z.enum(wordingDocuments)),
    is_default: z.number(),
    /** Documents of earlier days print the version before; null: it counts whatever the day. */
    effective_from: z.string().nullable(),
    /** How often its text or day has changed, from 1. */
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

/** A version of terms or a footer in their list. */
export const WordingVersionRow = z
  .object({
    revision: z.number(),
    effective_from: z.string().nullable(),
    /** 1 for the one that documents of today print. */
    is_current: z.number(),
    created_at: z.string(),
    /** Who wrote it; null for the system. */
    by: z.string().nullable(),
  })
  .meta({ id: 'QuoteWordingVersionRow' })
export type WordingVersionRow = z.output<typeof WordingVersionRow>

/** The same with its text. */
export const WordingVersion = WordingVersionRow.extend({ body: RichText }).meta({ id: 'QuoteWordingVersion' })
export type WordingVersion = z.output<typeof WordingVersion>

const fields = (kind: WordingKind) =>
  z.object({
    title: text(labels.title, { min: 2, max: 150 }),
    body: richTextField(labels.body, wordingLimits[kind]),
    applies_to: z
      .array(oneOf(labels.applies_to, wordingDocuments), 'Choose at least one document.')
      .min(1, 'Choose at least one document.')
      .transform((chosen) => wordingDocuments.filter((one) => chosen.includes(one))),
    effective_from: optionalLocalDate(labels.effective_from),
    is_default: yesNo(),
  })

/** New terms or a new footer. */
export const wordingInput = (kind: WordingKind) =>
  fields(kind).partial({ applies_to: true, is_default: true })
export type WordingInput = z.output<ReturnType<typeof wordingInput>>

/** An edit: the version it is based on and the fields that changed. */
export const wordingPatch = (kind: WordingKind) => fields(kind).partial().extend({ version })
export type WordingPatch = z.output<ReturnType<typeof wordingPatch>>
