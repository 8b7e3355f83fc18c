import * as z from 'zod'
import { localDate, optionalLocalDate } from '#platform/contract/date-fields.ts'
import { version } from '#platform/contract/endpoint.ts'
import { oneOf, optionalReference, optionalText, text, unitPrice } from '#platform/contract/fields.ts'
import { chargeUnits } from '#shared/units.ts'
import { rateCardLabels as labels, rateRuleLabels as ruleLabels } from '../rules/rate-card-labels.ts'
import { cardKinds, cardTimes } from './choices.ts'
import { TermOverrides, TermOverridesShown } from './term-overrides.ts'

export const maxRates = 500

/** A rate card in a list. Viewers without the right to costs get client cards only. */
export const RateCardRow = z
  .object({
    id: z.number(),
    name: z.string(),
    kind: z.enum(cardKinds),
    client_id: z.number().nullable(),
    subcontractor_id: z.number().nullable(),
    driver_id: z.number().nullable(),
    /** The name of the client, subcontractor or driver; null for a standard card. */
    owner: z.string().nullable(),
    valid_from: z.string(),
    /** The last day; null until further notice. */
    valid_to: z.string().nullable(),
    /** By the business clock. */
    time: z.enum(cardTimes),
    rule_count: z.number(),
    created_at: z.string(),
    archived_at: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'RateCardRow' })
export type RateCardRow = z.output<typeof RateCardRow>

/**
 * One rate: what it is for, in cents with at most two decimals a unit, and its days within the card's. Null does not
 * narrow what it is for.
 */
export const RateRule = z
  .object({
    product_id: z.number().nullable(),
    asset_category_id: z.number().nullable(),
    asset_id: z.number().nullable(),
    job_type: z.string().nullable(),
    material: z.string().nullable(),
    tip_site_id: z.number().nullable(),
    unit: z.enum(chargeUnits),
    rate_cents: z.number(),
    valid_from: z.string().nullable(),
    valid_to: z.string().nullable(),
    /** What differs from the card's terms and the usual ones. */
    terms: TermOverridesShown,
  })
  .meta({ id: 'RateRule' })
export type RateRule = z.output<typeof RateRule>

const Named = z.object({ id: z.number(), name: z.string() })

/** What rates may be for, by name. */
export const RateChoices = z
  .object({
    product_id: z.array(Named),
    asset_category_id: z.array(Named),
    asset_id: z.array(Named),
    tip_site_id: z.array(Named),
  })
  .meta({ id: 'RateChoices' })
export type RateChoices = z.output<typeof RateChoices>

/** The same to choose from, with the attachments that terms may price. */
export const RateCardChoices = RateChoices.extend({ attachment_id: z.array(Named) }).meta({
  id: 'RateCardChoices',
})
export type RateCardChoices = z.output<typeof RateCardChoices>

/** A rate card with its rates in order, and the names of what they are for. */
export const RateCard = RateCardRow.extend({
  terms: TermOverridesShown,
  rules: z.array(RateRule),
  names: RateChoices,
  archive_reason: z.string().nullable(),
  updated_at: z.string(),
}).meta({ id: 'RateCard' })
export type RateCard = z.output<typeof RateCard>

export const RateRuleInput = z
  .object({
    product_id: optionalReference(ruleLabels.product_id).default(null),
    asset_category_id: optionalReference(ruleLabels.asset_category_id).default(null),
    asset_id: optionalReference(ruleLabels.asset_id).default(null),
    job_type: optionalText(ruleLabels.job_type, { max: 80 }).default(null),
    material: optionalText(ruleLabels.material, { max: 120 }).default(null),
    tip_site_id: optionalReference(ruleLabels.tip_site_id).default(null),
    unit: oneOf(ruleLabels.unit, chargeUnits),
    rate_cents: unitPrice(ruleLabels.rate_cents),
    valid_from: optionalLocalDate(ruleLabels.valid_from).default(null),
    valid_to: optionalLocalDate(ruleLabels.valid_to).default(null),
    terms: TermOverrides.default({}),
  })
  .meta({ id: 'RateRuleInput' })
export type RateRuleInput = z.output<typeof RateRuleInput>

const days = {
  valid_from: localDate(labels.valid_from),
  valid_to: optionalLocalDate(labels.valid_to),
}
const fields = z.object({
  name: text(labels.name, { min: 2, max: 150 }),
  ...days,
  terms: TermOverrides,
  rules: z.array(RateRuleInput).max(maxRates, `A rate card has at most ${maxRates} rates.`),
})

/** A new card; without a client, subcontractor or driver it is the standard card of its kind. */
export const RateCardInput = fields
  .partial({ rules: true, terms: true })
  .extend({
    kind: oneOf(labels.kind, cardKinds),
    client_id: optionalReference(labels.client_id),
    subcontractor_id: optionalReference(labels.subcontractor_id),
    driver_id: optionalReference(labels.driver_id),
  })
  .meta({ id: 'RateCardInput' })
export type RateCardInput = z.output<typeof RateCardInput>

/** What may be changed of a card; whose it is stays. */
export const RateCardFields = fields.meta({ id: 'RateCardFields' })
export type RateCardFields = z.output<typeof RateCardFields>

/** An edit: the version it is based on and the fields that changed; the rates as a whole. */
export const RateCardPatch = fields.partial().extend({ version }).meta({ id: 'RateCardPatch' })
export type RateCardPatch = z.output<typeof RateCardPatch>

/** A copy for other days: every rate higher by a percentage (lower if negative), rounded to a step in cents. */
export const CopyRateCard = z
  .object({
    name: text(labels.name, { min: 2, max: 150 }),
    ...days,
    rise_percent: z
      .number({ error: 'Enter a percentage like 3.5.' })
      .min(-90, 'Rise must be between -90 and 100.')
      .max(100, 'Rise must be between -90 and 100.')
      .refine((value) => Number(value.toFixed(2)) === value, 'Rise can have two decimals.'),
    round_to_cents: z.literal([1, 5, 10, 25, 50, 100], 'Rounding is not one of the choices.'),
  })
  .meta({ id: 'CopyRateCard' })
export type CopyRateCard = z.output<typeof CopyRateCard>
