import * as z from 'zod'
import { version } from '#platform/contract/endpoint.ts'
import { oneOf, optionalWholeNumber, text } from '#platform/contract/fields.ts'
import { attachmentLabels as labels } from '../rules/attachment-labels.ts'
import { attachmentKinds, attachmentStatuses } from './choices.ts'
import { fitFields, fitShape } from './machines/fit.ts'
import { rateFields, rateShape } from './rates/rate.ts'

/** An attachment in a list. The size is millimetres. */
export const AttachmentRow = z
  .object({
    id: z.number(),
    code: z.string(),
    name: z.string(),
    kind: z.enum(attachmentKinds),
    size_mm: z.number().nullable(),
    weight_kg: z.number().nullable(),
    ...fitShape,
    ...rateShape,
    status: z.enum(attachmentStatuses),
    created_at: z.string(),
    archived_at: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'AttachmentRow' })
export type AttachmentRow = z.output<typeof AttachmentRow>

/** An attachment, in full. */
export const Attachment = AttachmentRow.extend({
  /** 1: the viewer’s right to change attachments includes this one. */
  is_changeable: z.number(),
  archive_reason: z.string().nullable(),
  updated_at: z.string(),
}).meta({ id: 'Attachment' })
export type Attachment = z.output<typeof Attachment>

const fields = z.object({
  code: text(labels.code, { max: 30 }),
  name: text(labels.name, { min: 2, max: 120 }),
  kind: oneOf(labels.kind, attachmentKinds),
  size_mm: optionalWholeNumber(labels.size_mm, { min: 1, max: 20_000 }),
  weight_kg: optionalWholeNumber(labels.weight_kg, { min: 1, max: 50_000 }),
  ...fitFields,
  ...rateFields,
  status: oneOf(labels.status, attachmentStatuses),
})

/** A new attachment: code, name, kind and what it fits are required, the rest is optional. */
export const AttachmentInput = fields
  .partial()
  .extend(fields.pick({ code: true, name: true, kind: true, compatible_category_ids: true }).shape)
  .meta({ id: 'AttachmentInput' })
export type AttachmentInput = z.output<typeof AttachmentInput>

/** An edit: the version it is based on and the fields that changed. */
export const AttachmentPatch = fields.partial().extend({ version }).meta({ id: 'AttachmentPatch' })
export type AttachmentPatch = z.output<typeof AttachmentPatch>
