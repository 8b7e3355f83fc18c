import * as z from 'zod'
import { optionalSize } from '#areas/resources/contract/amount.ts'
import { hitchTypes } from '#areas/resources/contract/choices.ts'
import { version } from '#platform/contract/endpoint.ts'
import {
  oneOf,
  optionalOneOf,
  optionalReference,
  optionalUnitPrice,
  optionalWholeNumber,
  reference,
  text,
} from '#platform/contract/fields.ts'
import { seenBy } from '#platform/contract/seen-by.ts'
import type { Permission } from '#shared/permissions.ts'
import { attachmentLabels as labels } from '../rules/attachment-labels.ts'
import { attachmentKinds, attachmentStatuses, attachmentUnits } from './choices.ts'

/** Fields that need a right of their own to be seen and set: what clients pay. */
export const attachmentFieldRights = {
  rate_cents: 'products:read',
  rate_unit: 'products:read',
} as const satisfies Record<string, Permission>

/** An attachment in a list. Masses are tonnes, the size millimetres, the rate cents with at most two decimals. */
export const AttachmentRow = z
  .object({
    id: z.number(),
    code: z.string(),
    name: z.string(),
    kind: z.enum(attachmentKinds),
    size_mm: z.number().nullable(),
    hitch_type: z.enum(hitchTypes).nullable(),
    min_tonne: z.number().nullable(),
    max_tonne: z.number().nullable(),
    weight_kg: z.number().nullable(),
    /** The categories it fits. */
    compatible_category_ids: z.array(z.number()),
    /** The same by name, in the same order. */
    asset_categories: z.array(z.string()),
    asset_id: z.number().nullable(),
    /** Fleet number and name of the machine it stays on. */
    asset: z.string().nullable(),
    rate_cents: seenBy(z.number().nullable(), attachmentFieldRights.rate_cents),
    rate_unit: seenBy(z.enum(attachmentUnits).nullable(), attachmentFieldRights.rate_unit),
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

const fitsNone = 'Choose at least one category that it fits.'
const fields = z.object({
  code: text(labels.code, { max: 30 }),
  name: text(labels.name, { min: 2, max: 120 }),
  kind: oneOf(labels.kind, attachmentKinds),
  size_mm: optionalWholeNumber(labels.size_mm, { min: 1, max: 20_000 }),
  hitch_type: optionalOneOf(labels.hitch_type, hitchTypes),
  min_tonne: optionalSize(labels.min_tonne, 999),
  max_tonne: optionalSize(labels.max_tonne, 999),
  weight_kg: optionalWholeNumber(labels.weight_kg, { min: 1, max: 50_000 }),
  compatible_category_ids: z
    .array(reference(labels.compatible_category_ids), fitsNone)
    .min(1, fitsNone)
    .max(100, 'Choose up to 100 categories.')
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Choose each category once.'),
  asset_id: optionalReference(labels.asset_id),
  rate_cents: optionalUnitPrice(labels.rate_cents),
  rate_unit: optionalOneOf(labels.rate_unit, attachmentUnits),
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
