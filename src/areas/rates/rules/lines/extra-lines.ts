import { minutesText } from '#areas/dockets/rules/shift/time-words.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/text.ts'
import type { RateTerms } from '../../contract/terms.ts'
import type { DayFacts } from '../facts.ts'
import { type PriceLine, percentOf, priceLine } from '../price-line.ts'
import { type AgreedTolls, type Tariff, hireRateOn } from '../tariff.ts'
import { hoursOf, roundMinutes } from '../time/round-time.ts'

const termsOf = (day: DayFacts, tariff: Tariff): RateTerms => hireRateOn(tariff, day.work_date).terms

/**
 * Attachments used in a day, each at least for its minimum (1 h, rock auger +$20/h [TC2]) or for the day [TC1]. What
 * dockets that stand charge of that is left out.
 */
export function attachmentLines(day: DayFacts, tariff: Tariff): PriceLine[] {
  const terms = termsOf(day, tariff)
  const used = new Map<number, { docket_no: string; name: string; minutes: number }>()
  for (const { docket_no, attachments } of day.dockets)
    for (const { attachment_id, name, minutes } of attachments) {
      const before = used.get(attachment_id)?.minutes ?? 0
      used.set(attachment_id, { docket_no, name, minutes: before + minutes })
    }
  return [...used].flatMap(([id, { docket_no, name, minutes }]) => {
    const term = terms.attachments.find(({ attachment_id }) => attachment_id === id)
    if (!term) return []
    const before = usedBefore(day, id)
    const counted =
      term.unit === 'day' ? countDay(before) : countHours({ minutes, before, least: term.min_hours, terms })
    return priceLine({
      docket_no,
      kind: 'attachment',
      description: name,
      unit: term.unit,
      unit_price_cents: term.rate_cents,
      gst_code: tariff.gst_code,
      bears_fuel_levy: terms.levy_applies,
      ...counted,
    })
  })
}

/** Minutes of an attachment on the day's dockets that stand, and which they are. */
interface UsedBefore {
  minutes: number
  docket_nos: string[]
}

function usedBefore({ standing }: DayFacts, id: number): UsedBefore {
  const before: UsedBefore = { minutes: 0, docket_nos: [] }
  for (const { docket_no, attachments = [] } of standing)
    for (const { attachment_id, minutes } of attachments)
      if (attachment_id === id) {
        before.minutes += minutes
        before.docket_nos.push(docket_no)
      }
  return before
}

const countDay = ({ docket_nos }: UsedBefore) =>
  docket_nos.length === 0
    ? { quantity: 1, why: ['Used on this day: counted once.'] }
    : { quantity: 0, why: [`${docket_nos.join(', ')} already charges this day.`] }

function countHours({
  minutes,
  before,
  least,
  terms,
}: {
  minutes: number
  before: UsedBefore
  least: number
  terms: RateTerms
}) {
  const chargedFor = (used: number) =>
    used === 0 ? 0 : Math.max(roundMinutes(used, terms), Math.round(least * 60))
  const charged = chargedFor(before.minutes + minutes) - chargedFor(before.minutes)
  return {
    quantity: hoursOf(charged),
    why: [
      `Used for ${minutesText(minutes)}.`,
      ...(before.docket_nos.length > 0
        ? [`Together with ${before.docket_nos.join(', ')} of the same day.`]
        : []),
      ...(charged === minutes
        ? []
        : [`Charged for ${minutesText(charged)}: rounded, and at least its minimum.`]),
    ],
  }
}

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
    const before = day.standing.filter(({ charges_tolls }) => charges_tolls)
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
  return {
    quantity: 1,
    unit_price_cents: isKnown ? paid + percentOf(paid, toll_margin_percent) : null,
    why: [isKnown ? `${what} as paid.` : `${what}: what they cost is not known yet.`],
    why_price: isKnown && toll_margin_percent ? [`${formatMoney(paid)} + ${toll_margin_percent}%.`] : [],
  }
}
