import * as z from 'zod'
import { optionalSize } from '#areas/resources/contract/amount.ts'
import { hitchTypes } from '#areas/resources/contract/choices.ts'
import { idParam, optionalOneOf, optionalReference, reference } from '#platform/contract/fields.ts'
import { attachmentLabels as labels } from '../../rules/attachment-labels.ts'

/** The machines that an attachment fits, and the one it stays on. Masses are tonnes. */
export const fitShape = {
  hitch_type: z.enum(hitchTypes).nullable(),
  min_tonne: z.number().nullable(),
  max_tonne: z.number().nullable(),
  /** The categories it fits. */
  compatible_category_ids: z.array(z.number()),
  /** The same by name, in the same order. */
  asset_categories: z.array(z.string()),
  asset_id: z.number().nullable(),
  /** Fleet number and name of the machine it stays on. */
  asset: z.string().nullable(),
}

export const fitsNone = 'Choose at least one category that it fits.'
export const fitFields = {
  hitch_type: optionalOneOf(labels.hitch_type, hitchTypes),
  min_tonne: optionalSize(labels.min_tonne, 999),
  max_tonne: optionalSize(labels.max_tonne, 999),
  compatible_category_ids: z
    .array(reference(labels.compatible_category_ids), fitsNone)
    .min(1, fitsNone)
    .max(100, 'Choose up to 100 categories.')
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Choose each category once.'),
  asset_id: optionalReference(labels.asset_id),
}

export const fitFilters = {
  hitch_type: z.enum(hitchTypes).optional(),
  /** Those that fit it. */
  asset_category_id: idParam.optional(),
  /** Those fixed to it. */
  asset_id: idParam.optional(),
}
