import * as z from 'zod'
import { localDate, optionalLocalDate } from '#platform/contract/date-fields.ts'
import { version } from '#platform/contract/endpoint.ts'
import { oneOf, optionalCents, text, unitPrice } from '#platform/contract/fields.ts'
import { seenBy } from '#platform/contract/seen-by.ts'
import type { Permission } from '#shared/permissions.ts'
import { tipRateLabels as labels } from '../rules/tip-site-labels.ts'
import { tipUnits } from './choices.ts'

/** Fields that need a right of their own to be seen. */
export const tipRateFieldRights = {
  sell_cents: 'tip-sites:rates',
  buy_cents: 'tip-sites:cost',
  levy_cents: 'tip-sites:cost',
  min_charge_cents: 'tip-sites:cost',
} as const satisfies Record<string, Permission>

/** What a material costs at a tip site and what the client pays for it, in cents with at most two decimals. */
export const TipRate = z
  .object({
    id: z.number(),
    material: z.string(),
    unit: z.enum(tipUnits),
    sell_cents: seenBy(z.number(), tipRateFieldRights.sell_cents),
    buy_cents: seenBy(z.number(), tipRateFieldRights.buy_cents),
    levy_cents: seenBy(z.number(), tipRateFieldRights.levy_cents),
    min_charge_cents: seenBy(z.number().nullable(), tipRateFieldRights.min_charge_cents),
    valid_from: z.string(),
    /** The last day; null until further notice. */
    valid_to: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'TipRate' })
export type TipRate = z.output<typeof TipRate>

const fields = z.object({
  material: text(labels.material, { max: 120 }),
  unit: oneOf(labels.unit, tipUnits),
  sell_cents: unitPrice(labels.sell_cents),
  buy_cents: unitPrice(labels.buy_cents),
  levy_cents: unitPrice(labels.levy_cents),
  min_charge_cents: optionalCents(labels.min_charge_cents),
  valid_from: localDate(labels.valid_from),
  valid_to: optionalLocalDate(labels.valid_to),
})

export const TipRateInput = fields.partial({ levy_cents: true }).meta({ id: 'TipRateInput' })
export type TipRateInput = z.output<typeof TipRateInput>
export const TipRatePatch = fields.partial().extend({ version }).meta({ id: 'TipRatePatch' })
export type TipRatePatch = z.output<typeof TipRatePatch>
