import * as z from 'zod'
import { requirementLabels as labels } from '../rules/requirement-labels.ts'
import { OverrideInput } from './override.ts'
import { NamedSkill, requiredSkills } from '#areas/tags/contract/skill.ts'
import { version } from '#platform/contract/endpoint.ts'
import { localDate, localTime } from '#platform/contract/date-fields.ts'
import { optionalReference, optionalText, reference, wholeNumber, yesNo } from '#platform/contract/fields.ts'
import { seenBy } from '#platform/contract/seen-by.ts'
import { quantityFields, shifts } from './choices.ts'
import { RateSnapshot } from './rate-snapshot.ts'

/** What a job needs: a number of machines of a category on some days (specification, section 3). */
export const Requirement = z
  .object({
    id: z.number(),
    job_id: z.number(),
    /** null where any category will do. */
    asset_category_id: z.number().nullable(),
    asset_category: z.string(),
    min_asset_qty: z.number(),
    ideal_asset_qty: z.number(),
    max_asset_qty: z.number(),
    price_asset_qty: z.number(),
    start_date: z.string(),
    end_date: z.string(),
    /** Empty: every working day from start to end. */
    selectedDates: z.array(z.string()),
    start_time: z.string(),
    est_hours: z.number(),
    shift: z.enum(shifts),
    needs_driver: z.number(),
    /** What the drivers of its orders must be able to do; the current ones by name. */
    skill_ids: z.array(z.number()),
    skills: z.array(NamedSkill),
    notes: z.string().nullable(),
    rate_snapshot: seenBy(RateSnapshot.nullable(), 'jobs:rates'),
    /** null for viewers who may not see quotes, too. */
    quote_line_id: z.number().nullable(),
    /** Orders not cancelled, and those of them without plant or a driver; only orders the viewer may see. */
    orders: z.number(),
    unfilled_orders: z.number(),
    version: z.number(),
  })
  .meta({ id: 'JobRequirement' })
export type Requirement = z.output<typeof Requirement>

/** Forms send text; numeric text is parsed. */
const fromText = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value: z.input<S> | string) => {
    if (typeof value !== 'string') return value
    return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value || undefined
  }, schema)

const hours = z
  .number({ error: 'Enter hours like 8 or 8.5.' })
  .positive('Hours must be more than 0.')
  .max(16, 'A shift cannot be longer than 16 hours.')
  .refine((value) => Number(value.toFixed(2)) === value, 'Hours can have two decimals.')

const dates = z
  .array(localDate('Date'), 'Choose the dates.')
  .max(400, 'Choose up to 400 dates.')
  .refine((list) => new Set(list).size === list.length, 'Choose each date once.')

/** A list, or, from a form, the list as JSON. */
const listOrJson = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value: z.input<S> | string) => {
    if (typeof value !== 'string') return value
    try {
      return (value.trim() === '' ? [] : JSON.parse(value)) as z.input<S>
    } catch {
      return null as z.input<S>
    }
  }, schema)

const quantity = {
  min_asset_qty: wholeNumber(labels.min_asset_qty, { min: 0, max: 100 }),
  ideal_asset_qty: wholeNumber(labels.ideal_asset_qty, { min: 0, max: 100 }),
  max_asset_qty: wholeNumber(labels.max_asset_qty, { min: 1, max: 100 }),
  price_asset_qty: wholeNumber(labels.price_asset_qty, { min: 0, max: 100 }),
}

const plan = z.object({
  ...quantity,
  start_date: localDate(labels.start_date),
  end_date: localDate(labels.end_date),
  selectedDates: dates,
  start_time: localTime(labels.start_time),
  est_hours: hours,
  needs_driver: yesNo(),
  skill_ids: requiredSkills(),
  notes: optionalText(labels.notes, { max: 2000, lines: 40 }),
})

/** The new requirement dialog's values. */
export const RequirementForm = plan
  .extend({ job_id: reference(labels.job_id), asset_category_id: reference(labels.asset_category_id) })
  .meta({ id: 'JobRequirementForm' })

/** A new requirement, as in the specification's call (form data or JSON). What is left out has defaults. */
export const RequirementInput = z
  .object({
    job_id: fromText(reference(labels.job_id)),
    /** null for any category; by default the only one the job's quote hires, else any. */
    asset_category_id: fromText(optionalReference(labels.asset_category_id)).optional(),
    min_asset_qty: fromText(quantity.min_asset_qty).optional(),
    max_asset_qty: fromText(quantity.max_asset_qty).optional(),
    ideal_asset_qty: fromText(quantity.ideal_asset_qty),
    price_asset_qty: fromText(quantity.price_asset_qty).optional(),
    start_date: localDate(labels.start_date),
    end_date: localDate(labels.end_date),
    selectedDates: listOrJson(dates).default([]),
    start_time: localTime(labels.start_time).optional(),
    est_hours: fromText(hours).optional(),
    needs_driver: yesNo().optional(),
    skill_ids: listOrJson(requiredSkills()).optional(),
    notes: optionalText(labels.notes, { max: 2000, lines: 40 }),
  })
  .meta({ id: 'JobRequirementInput' })
export type RequirementInput = z.output<typeof RequirementInput>

/** `override`: the reason for going ahead with another time despite objections to the bookings. */
export const RequirementPatch = plan
  .partial()
  .extend({ version, override: OverrideInput.optional() })
  .meta({ id: 'JobRequirementPatch' })
export type RequirementPatch = z.output<typeof RequirementPatch>

/** Attachments cannot be requested: none are defined. */
const noneYet = (label: string) =>
  z.array(z.number()).max(0, `${label} is not one of the choices.`).optional()

/**
 * `id`: the requirement that the list's first entry changes, based on its `version`; if absent, or the job's
 * own id, all entries are new.
 */
export const AssetDataInput = z
  .object({
    id: reference('Requirement').optional(),
    version: version.optional(),
    assetData: z
      .array(
        z.object({
          asset_category_id: reference(labels.asset_category_id),
          qty: wholeNumber('Quantity', { min: 1, max: 100 }),
          attachment_ids: noneYet('Attachment'),
          skill_ids: requiredSkills().optional(),
        }),
        'Choose what the job needs.',
      )
      .min(1, 'Choose what the job needs.')
      .max(50, 'Choose up to 50.'),
  })
  .meta({ id: 'AssetData' })
export type AssetDataInput = z.output<typeof AssetDataInput>

export const QuantityUpdate = z
  .object({
    field: z.enum(quantityFields, 'Field is not one of the choices.'),
    value: fromText(wholeNumber('Quantity', { min: 0, max: 100 })),
    version: version.optional(),
  })
  .meta({ id: 'QuantityUpdate' })

export const StartTimeUpdate = z
  .object({
    field: z.literal('start_time', 'Field is not one of the choices.'),
    value: localTime(labels.start_time),
    version: version.optional(),
    override: OverrideInput.optional(),
  })
  .meta({ id: 'StartTimeUpdate' })
