import { RateTerms } from '#areas/rates/contract/terms.ts'
import type { ChargedBefore, HireRate, LoadRate, SideRate, Tariff } from '#areas/rates/rules/tariff.ts'
import type { PlannedRate } from '#areas/work-orders/contract/rate-snapshot.ts'
import { isLoadUnit } from '#shared/units.ts'
import { type JobRate, standbyRate, travelRate } from './job-rate.ts'

/** What other dockets charge of prices that are charged once. */
export interface Once {
  readonly charged: readonly ChargedBefore[]
  /** How many were agreed; null if unspecified. */
  readonly agreed: number | null
}

interface Inputs extends Pick<
  Tariff,
  | 'description'
  | 'product_id'
  | 'gst_code'
  | 'carts'
  | 'holidays'
  | 'fuel_levies'
  | 'agreed_tolls'
  | 'is_billed_by_hand'
> {
  readonly rate: PlannedRate
  /** What rate cards charge for the hire in its place, by the day from which they do. */
  readonly card_rates: readonly HireRate[]
  readonly rates: readonly JobRate[]
  /** Of the hire: on this day, by the day or week; else of all that it was agreed for. */
  readonly once: Once
  /** Days of the week's hire that other dockets charge. */
  readonly week_days: readonly ChargedBefore[]
  readonly travel_once: Once
  /** Those used, with what clients pay for each. */
  readonly attachments: readonly AttachmentRate[]
}

/** Everything an order's dockets are charged by: its own rate, and the rates of its job. */
export function tariffOf({
  rate,
  card_rates,
  rates,
  once,
  week_days,
  travel_once,
  attachments,
  ...given
}: Inputs): Tariff {
  // What the hire itself is charged by does not charge again.
  const others = rates.filter(({ id }) => id !== rate.job_rate_id)
  const byDay = rate.unit === 'day' || rate.unit === 'week'
  const [standby, travel] = [standbyRate(others), travelRate(others)]
  return {
    ...given,
    hire: [hireRateOf(rate, attachments), ...card_rates.map((card) => withAttachments(card, attachments))],
    standby: standby ? sideRate(standby) : null,
    travel: travel ? sideRate(travel, travel_once) : null,
    load_rates: others.flatMap(loadRateOf),
    charged_today: byDay ? once.charged : [],
    charged_before: byDay ? week_days : once.charged,
    agreed_quantity: once.agreed,
  }
}

/**
 * The hire as it was agreed for an order. Orders planned before terms were copied to them charge stand-by as work, as
 * they did then.
 */
export function hireRateOf(
  { unit, unit_price_cents, min_hours, min_quantity, round_minutes, source, terms: planned }: PlannedRate,
  attachments: readonly AttachmentRate[] = [],
): HireRate {
  const terms = planned ?? RateTerms.parse({ standby_percent: 100 })
  const hire = {
    valid_from: '',
    unit,
    rate_cents: unit_price_cents,
    min_quantity: min_quantity ?? null,
    terms: { ...terms, min_hours, round_minutes: Math.max(1, round_minutes) },
    source,
  }
  return withAttachments(hire, attachments)
}

/** Attachments that its terms say nothing of cost what clients pay for each. */
export function withAttachments(hire: HireRate, attachments: readonly AttachmentRate[]): HireRate {
  const { terms } = hire
  const agreed = new Set(terms.attachments.map(({ attachment_id }) => attachment_id))
  const others = attachments.filter(({ id }) => !agreed.has(id)).flatMap(attachmentTerm)
  return { ...hire, terms: { ...terms, attachments: [...terms.attachments, ...others] } }
}

/** What a client pays for an attachment on top of the machine. */
interface AttachmentRate {
  readonly id: number
  readonly name: string
  readonly rate_cents: number | null
  readonly rate_unit: 'hour' | 'day' | null
}

/** At least for an hour [TC2]. */
const attachmentTerm = ({ id, name, rate_cents, rate_unit }: AttachmentRate): RateTerms['attachments'] =>
  rate_cents === null || rate_unit === null
    ? []
    : [{ attachment_id: id, name, unit: rate_unit, rate_cents, min_hours: 1 }]

const sideRate = (rate: JobRate, once: Once = { charged: [], agreed: null }): SideRate => ({
  id: rate.id,
  product_id: rate.product_id,
  description: rate.description,
  unit: rate.unit,
  rate_cents: rate.unit_price_cents,
  min_quantity: rate.min_quantity,
  bears_fuel_levy: rate.bears_fuel_levy,
  gst_code: rate.gst_code,
  agreed_quantity: once.agreed ?? 1,
  charged_before: once.charged,
})

const kinds = { cartage: 'cartage', tip: 'tip', material: 'supply' } as const

/** Plant that is hired by the load is charged by its order. */
export function loadRateOf({ unit, ...rate }: JobRate): LoadRate[] {
  if (!isLoadUnit(unit) || rate.category === 'hire') return []
  const isBought = rate.unit_price_cents < 0
  return [
    {
      id: rate.id,
      kind: isBought ? 'buy_back' : (kinds[rate.category as keyof typeof kinds] ?? 'other'),
      product_id: rate.product_id,
      description: rate.description,
      unit,
      material: rate.material,
      tip_site_id: rate.tip_site_id,
      rate_cents: Math.abs(rate.unit_price_cents),
      min_quantity: rate.min_quantity,
      levy_within_cents: null,
      bears_fuel_levy: rate.bears_fuel_levy,
      gst_code: rate.gst_code,
      card: null,
    },
  ]
}
