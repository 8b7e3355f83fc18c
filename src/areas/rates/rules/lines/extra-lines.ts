import { minutesText } from '#areas/dockets/rules/shift/time-words.ts'
import { plural } from '#shared/text.ts'
import type { RateTerms } from '../../contract/terms.ts'
import type { DayFacts } from '../facts.ts'
import { type PriceLine, percentOf, priceLine } from '../price-line.ts'
import { type Tariff, hireRateOn } from '../tariff.ts'
import { hoursOf, roundMinutes } from '../time/round-time.ts'

const termsOf = (day: DayFacts, tariff: Tariff): RateTerms => hireRateOn(tariff, day.work_date).terms

/** Attachments used in a day, each at least for its minimum (1 h, rock auger +$20/h [TC2]) or for the day [TC1]. */
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
    const rounded = Math.max(roundMinutes(minutes, terms), Math.round(term.min_hours * 60))
    const isByDay = term.unit === 'day'
    const why = isByDay
      ? ['Used on this day: counted once.']
      : [
          `Used for ${minutesText(minutes)}.`,
          ...(rounded === minutes
            ? []
            : [`Charged for ${minutesText(rounded)}: rounded, and at least its minimum.`]),
        ]
    return priceLine({
      docket_no,
      kind: 'attachment',
      description: name,
      unit: term.unit,
      quantity: isByDay ? 1 : hoursOf(rounded),
      unit_price_cents: term.rate_cents,
      gst_code: tariff.gst_code,
      bears_fuel_levy: terms.levy_applies,
      why,
    })
  })
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

/** Tolls at one price a day ($17.38 [TC3]) or at what they cost with a margin [TC1]. */
export function tollLine(day: DayFacts, tariff: Tariff): PriceLine | undefined {
  const { toll_mode, toll_flat_cents, toll_margin_percent } = termsOf(day, tariff)
  const tolls = day.dockets.flatMap((docket) => docket.tolls)
  const docket_no = day.dockets.find((docket) => docket.tolls.length > 0)?.docket_no
  if (docket_no === undefined || toll_mode === null || toll_mode === 'none') return undefined
  const paid = tolls.reduce((sum, { cents }) => sum + cents, 0)
  const isFlat = toll_mode === 'flat'
  const margin = toll_margin_percent ? `, plus ${toll_margin_percent}%` : ''
  return priceLine({
    docket_no,
    kind: 'toll',
    description: 'Tolls',
    unit: 'fixed',
    quantity: 1,
    unit_price_cents: isFlat ? toll_flat_cents : paid + percentOf(paid, toll_margin_percent),
    gst_code: tariff.gst_code,
    why: [
      isFlat
        ? 'Tolls have one price a day.'
        : `${plural(tolls.length, 'gantry', 'gantries')} as paid${margin}.`,
    ],
  })
}
