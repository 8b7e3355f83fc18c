import type { RateSnapshot } from '#areas/work-orders/contract/rate-snapshot.ts'
import { type ChargeUnit, type GstCode, amountText, quantityText } from '#shared/units.ts'
import type { DocketLineKind } from '../../contract/choices.ts'
import { minimumStep } from './charged-time.ts'
import { type Counted, type Explanation, counted } from './counted.ts'
import type { LoadFact } from '../loads/load-fact.ts'
import { type CountedOnce, countAgreed, chargeOnce } from './charge-once.ts'
import { type LoadGroup, type LoadTerms, type LoadUnit, countLoads, loadGroups } from './load-lines.ts'
import { type RateTerm, isCartage, standbyRate, travelRate } from './match-rate.ts'
import { type Entry, minutesOf, minutesText } from '../shift/time-words.ts'

/** The work done. */
export interface DocketFacts {
  readonly entries: readonly Entry[]
  readonly loads: readonly LoadFact[]
  readonly odometer_start: number | null
  readonly odometer_finish: number | null
}
/** What it is charged by. */
export interface DocketTerms extends LoadTerms {
  readonly rate: Pick<RateSnapshot, 'unit' | 'min_hours' | 'round_minutes'>
  /** What is hired, as text and as which product. */
  readonly hire: {
    readonly description: string
    readonly product_id: number | null
    readonly gst_code: GstCode
    readonly carts: boolean
  }
  readonly once: CountedOnce
  /** The same for travel at a fixed price. */
  readonly travel_once: CountedOnce
}

/** What one of several rates would charge for some loads. */
export interface RateChoice {
  job_rate_id: number
  product_id: number | null
  description: string
  unit: ChargeUnit
  quantity_computed: number
  explanation: Explanation
  gst_code: GstCode
}
/** Loads that several rates fit equally well, or one that may be for another material, and what each would charge. */
export interface Choices {
  loads: number[]
  rates: RateChoice[]
}
/** A docket line without its price: how much was done, never what it costs. */
export interface ComputedLine {
  kind: DocketLineKind
  product_id: number | null
  /** The job rate it comes from; null for the hire itself. */
  job_rate_id: number | null
  description: string
  unit: ChargeUnit
  quantity_computed: number
  explanation: Explanation
  is_billable: boolean
  gst_code: GstCode
  /** null without a choice of rates. */
  choices?: Choices | null
}
/** A docket's lines: the hire, stand-by and travel where separate, then what the job's rates charge for its loads. */
export function docketLines(facts: DocketFacts, terms: DocketTerms): ComputedLine[] {
  const standby = standbyRate(terms.rates)
  const hire = hireLine(facts, terms, standby !== undefined)
  const besides = [standby && standbyLine(facts, terms, standby), travelLine(facts, terms)]
  const loads = loadGroups(facts.loads, terms).map(loadLine)
  return [hire, ...besides, ...loads].filter((line) => line !== undefined)
}

function hireLine(facts: DocketFacts, { rate, hire, once }: DocketTerms, standsApart: boolean): ComputedLine {
  const { quantity, explanation } = countHire(facts, { rate, once }, standsApart)
  return {
    kind: 'hire',
    product_id: hire.product_id,
    job_rate_id: null,
    description: hire.description,
    unit: rate.unit,
    quantity_computed: quantity,
    explanation,
    is_billable: quantity > 0,
    gst_code: hire.gst_code,
  }
}

function countHire(
  facts: DocketFacts,
  { rate, once }: Pick<DocketTerms, 'rate' | 'once'>,
  standsApart: boolean,
): Counted {
  const { unit } = rate
  if (unit === 'hour') return countHours(facts, rate, standsApart)
  if (unit === 'load' || unit === 'tonne' || unit === 'm3') return countLoads(facts.loads, unit)
  if (unit === 'km') return countKilometres(facts)
  return chargeOnce(minutesOf(facts.entries, 'work') + minutesOf(facts.entries, 'standby'), unit, once)
}

function countHours({ entries }: DocketFacts, rate: DocketTerms['rate'], standsApart: boolean): Counted {
  const work = minutesOf(entries, 'work')
  const standby = standsApart ? 0 : minutesOf(entries, 'standby')
  const breaks = minutesOf(entries, 'break')
  const breakdown = minutesOf(entries, 'breakdown')
  const steps = [
    `Worked ${minutesText(work)}.`,
    ...(standby
      ? [`Stand-by of ${minutesText(standby)} counts as work: ${minutesText(work + standby)}.`]
      : []),
    ...(breaks ? [`Breaks of ${minutesText(breaks)} are not counted.`] : []),
    ...(breakdown ? [`Breakdown of ${minutesText(breakdown)} is not counted.`] : []),
  ]
  return timed('Hire by the hour', work + standby, { ...rate, steps })
}

interface Timing {
  round_minutes: number
  min_hours: number | null
  steps: string[]
}

/** Minutes as hours: rounded up to the next step, and at least the minimum; nothing for no time. */
function timed(rule: string, minutes: number, { round_minutes, min_hours, steps }: Timing): Counted {
  const step = Math.max(1, round_minutes)
  const rounded = Math.ceil(minutes / step) * step
  const least = minutes > 0 ? Math.round((min_hours ?? 0) * 60) : 0
  const charged = Math.max(rounded, least)
  return {
    quantity: Math.round((charged * 1000) / 60) / 1000,
    explanation: {
      rule,
      input: minutesText(minutes),
      minimum: min_hours ? minutesText(Math.round(min_hours * 60)) : null,
      rounding: round_minutes > 1 ? `Up to the next ${minutesText(round_minutes)}` : null,
      steps: [
        ...steps,
        ...(rounded > minutes
          ? [`Rounded up to the next ${minutesText(step)}: ${minutesText(rounded)}.`]
          : []),
        ...(charged > rounded ? [minimumStep(minutesText(least))] : []),
        `Charged: ${hoursText(charged)}.`,
      ],
    },
  }
}

const hoursText = (minutes: number): string => amountText(minutes / 60, 'hour')

function standbyLine(facts: DocketFacts, terms: DocketTerms, rate: RateTerm): ComputedLine | undefined {
  const minutes = minutesOf(facts.entries, 'standby')
  if (minutes === 0) return undefined
  const steps = [`Stood by for ${minutesText(minutes)}.`]
  const { round_minutes } = terms.rate
  const { quantity, explanation } = timed('Stand-by by the hour', minutes, {
    round_minutes,
    min_hours: rate.min_quantity,
    steps,
  })
  return { ...ofRate(rate, 'standby'), quantity_computed: quantity, explanation, is_billable: true }
}

function travelLine(
  facts: DocketFacts,
  { rate: { unit, round_minutes }, rates, travel_once }: DocketTerms,
): ComputedLine | undefined {
  const minutes = minutesOf(facts.entries, 'travel')
  const rate = travelRate(rates)
  if (rate?.unit === 'km' && (minutes > 0 || kilometresOf(facts) !== null)) {
    const km = travelKilometres(facts, rate, unit)
    return { ...ofRate(rate, 'travel'), ...lineOf(km), is_billable: km.quantity > 0 }
  }
  if (minutes === 0) return undefined
  const steps = [`Travelled for ${minutesText(minutes)}.`]
  if (rate && rate.unit !== 'hour') {
    const input = minutesText(minutes)
    const flat =
      rate.unit === 'fixed'
        ? countAgreed({ rule: 'Travel, one price', input, unit: rate.unit }, travel_once)
        : counted('Travel, one price', input, 1, rate.unit, steps)
    return { ...ofRate(rate, 'travel'), ...lineOf(flat), is_billable: flat.quantity > 0 }
  }
  const min_hours = rate?.min_quantity ?? null
  const byHour = timed('Travel by the hour', minutes, {
    round_minutes,
    min_hours,
    steps,
  })
  if (rate) return { ...ofRate(rate, 'travel'), ...lineOf(byHour), is_billable: true }
  return {
    kind: 'travel',
    product_id: null,
    job_rate_id: null,
    description: 'Travel',
    unit: 'hour',
    ...lineOf(uncharged(byHour, 'Travel is not charged on this job.')),
    is_billable: false,
    gst_code: 'GST',
  }
}

/** The same, but not charged: the last step gives the reason instead of the quantity. */
const uncharged = ({ quantity, explanation }: Counted, why: string): Counted => ({
  quantity,
  explanation: { ...explanation, steps: [...explanation.steps.slice(0, -1), why] },
})

/** Loads with one rate; or with a rate still to be chosen, by their number and without a price. */
function loadLine({ loads, rates, isSure }: LoadGroup): ComputedLine {
  const found = rates.map((rate): RateChoice => {
    const { job_rate_id, product_id, description, unit, gst_code } = ofRate(rate, 'load')
    const { quantity, explanation } = countLoads(loads, rate.unit as LoadUnit, rate.min_quantity)
    if (isCartage(rate)) {
      explanation.rule = `Cartage, ${explanation.rule.toLowerCase()}`
      explanation.steps.unshift(`${loadsText(loads.map(({ load_no }) => load_no))}: carted.`)
    }
    return { job_rate_id, product_id, description, unit, gst_code, quantity_computed: quantity, explanation }
  })
  const [only] = found
  if (only && isSure) return { kind: 'load', ...only, is_billable: only.quantity_computed > 0, choices: null }
  const choices = { loads: loads.map(({ load_no }) => load_no), rates: found }
  const { quantity, explanation } = countLoads(loads, 'load')
  return {
    kind: 'load',
    product_id: null,
    job_rate_id: null,
    description: [...new Set(loads.map(({ material }) => material))].join(', '),
    unit: 'load',
    quantity_computed: quantity,
    explanation: { ...explanation, steps: [choiceWords(choices)] },
    is_billable: true,
    gst_code: 'GST',
    choices,
  }
}

/** `Loads 1, 3: choose “Clean fill, day” or “Clean fill, night”.`; `Load 1: charge it at “Cat C with PFAS”?` */
export function choiceWords({
  loads,
  rates,
}: Pick<Choices, 'loads'> & { rates: readonly { description: string }[] }): string {
  const names = rates.map(({ description }) => `“${description}”`)
  const them = loads.length === 1 ? 'it' : 'them'
  const asked = rates.length === 1 ? `charge ${them} at ${names[0]}?` : `choose ${names.join(' or ')}.`
  return `${loadsText(loads)}: ${asked}`
}

/** `Load 1`, `Loads 1, 3`. */
const loadsText = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'Load' : 'Loads'} ${numbers.join(', ')}`

type Odometer = Pick<DocketFacts, 'odometer_start' | 'odometer_finish'>
/** The distance travelled; null without both odometer readings. */
export const kilometresOf = ({ odometer_start, odometer_finish }: Odometer): number | null =>
  odometer_start === null || odometer_finish === null ? null : odometer_finish - odometer_start

function countKilometres(facts: Odometer, rule = 'By the kilometre', steps: string[] = []): Counted {
  const { odometer_start, odometer_finish } = facts
  const km = kilometresOf(facts)
  const input =
    km === null
      ? 'No odometer readings'
      : `${quantityText(odometer_start ?? 0)} km to ${quantityText(odometer_finish ?? 0)} km`
  return counted(rule, input, km ?? 0, 'km', steps)
}

/** Hire by the kilometre already charges each of them. */
function travelKilometres(facts: Odometer, { min_quantity }: RateTerm, hired: ChargeUnit): Counted {
  const rule = 'Travel by the kilometre'
  const driven = countKilometres(facts, rule)
  const why =
    hired === 'km'
      ? 'The kilometres are charged as hire.'
      : kilometresOf(facts) === null
        ? 'No odometer readings: kilometres are not charged.'
        : null
  if (why !== null) return { ...uncharged(driven, why), quantity: 0 }
  const least = driven.quantity > 0 ? (min_quantity ?? 0) : 0
  if (least <= driven.quantity) return driven
  const minimum = `${quantityText(least)} km`
  const { explanation } = counted(rule, driven.explanation.input, least, 'km', [
    `Driven: ${quantityText(driven.quantity)} km.`,
    minimumStep(minimum),
  ])
  return { quantity: least, explanation: { ...explanation, minimum } }
}

const lineOf = ({ quantity, explanation }: Counted) => ({ quantity_computed: quantity, explanation })

const ofRate = (rate: RateTerm, kind: DocketLineKind) => ({
  kind,
  product_id: rate.product_id,
  job_rate_id: rate.id,
  description: rate.description,
  unit: rate.unit,
  gst_code: rate.gst_code,
})
