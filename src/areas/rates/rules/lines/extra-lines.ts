import { plural } from '#shared/text.ts'
import type { RateTerms } from '../../contract/terms.ts'
import type { DayFacts } from '../facts.ts'
import { type PriceLine, percentOf, priceLine } from '../price-line.ts'
import { type AgreedTolls, type Tariff, hireRateOn } from '../tariff.ts'

const termsOf = (day: DayFacts, tariff: Tariff): RateTerms => hireRateOn(tariff, day.work_date).terms

/** The float that brought the machine: two ways above 12 t or for jobs under 24 h [TC1]. */
export function floatLine(day: DayFacts, tariff: Tariff): PriceLine | undefined {
  const {
    float_rate_cents,
    float_two_way_above_t: above,
    float_two_way_under_hours: under,
  } = termsOf(day, tariff)
  const docket_no = day.dockets[0]?.docket_no
  if (!day.was_floated_in || docket_no === undefined) return undefined
  const isHeavy = above !== null && day.asset_weight_t !== null && day.asset_weight_t > above
  const isShort = under !== null && day.job_hours !== null && day.job_hours < under
  const why = isHeavy
    ? `Charged both ways: the machine is over ${above} t.`
    : isShort
      ? `Charged both ways: the job is under ${under} h.`
      : 'Charged one way.'
  return priceLine({
    docket_no,
    kind: 'float',
    description: `Float: ${tariff.description}`,
    unit: 'each',
    quantity: isHeavy || isShort ? 2 : 1,
    unit_price_cents: float_rate_cents,
    gst_code: tariff.gst_code,
    why: [why],
  })
}

/**
 * Tolls at one price a day ($17.38 [TC3]) or at what they cost with a margin [TC1]. Those that were agreed as a rate of
 * the job are billed from it.
 */
export function tollLine(day: DayFacts, tariff: Tariff): PriceLine | undefined {
  const docket = day.dockets.find(({ tolls }) => tolls !== null)
  if (docket === undefined) return undefined
  const counted = tariff.agreed_tolls ? agreedTolls(tariff.agreed_tolls) : chargedTolls(day, tariff)
  if (counted === undefined) return undefined
  return priceLine({
    docket_no: docket.docket_no,
    kind: 'toll',
    description: 'Tolls',
    unit: 'fixed',
    gst_code: tariff.gst_code,
    ...counted,
  })
}

const agreedTolls = ({ id, description, rate_cents }: AgreedTolls) => ({
  rate_id: id,
  quantity: 0,
  unit_price_cents: rate_cents,
  why: [`“${description}” was agreed for the job, and is billed from it.`],
})

function chargedTolls(day: DayFacts, tariff: Tariff) {
  const { toll_mode, toll_flat_cents, toll_margin_percent } = termsOf(day, tariff)
  if (toll_mode === null || toll_mode === 'none') return undefined
  if (toll_mode === 'flat') {
    const before = day.standing.filter(({ toll_line }) => toll_line === 'charged')
    return before.length > 0
      ? {
          quantity: 0,
          unit_price_cents: toll_flat_cents,
          why: before.map(({ docket_no }) => `${docket_no} already charges the tolls of this day.`),
        }
      : { quantity: 1, unit_price_cents: toll_flat_cents, why: ['Tolls have one price a day.'] }
  }
  const tolls = day.dockets.flatMap((docket) => docket.tolls ?? [])
  const gantries = tolls.reduce((sum, toll) => sum + (toll.gantries ?? 0), 0)
  const isKnown = tolls.every(({ paid_cents }) => paid_cents !== null)
  const paid = tolls.reduce((sum, { paid_cents }) => sum + (paid_cents ?? 0), 0)
  const what = gantries > 0 ? plural(gantries, 'gantry', 'gantries') : 'Tolls'
  const margin = toll_margin_percent ? `, plus ${toll_margin_percent}%` : ''
  return {
    quantity: 1,
    unit_price_cents: isKnown ? paid + percentOf(paid, toll_margin_percent) : null,
    why: [isKnown ? `${what} as paid${margin}.` : `${what}: what they cost is not known yet.`],
  }
}
