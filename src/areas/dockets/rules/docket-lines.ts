import type { RateSnapshot } from '#areas/work-orders/contract/rate-snapshot.ts'
import { type ChargeUnit, type GstCode, quantityText, unitName } from '#shared/units.ts'
import type { DocketLineKind } from '../contract/choices.ts'
import { type RateTerm, isForLoad, loadRates, standbyRate, travelRate } from './match-rate.ts'
import { type Entry, minutesOf, minutesText } from './time-words.ts'

export interface LoadFact {
  readonly load_no: number
  readonly material: string
  readonly source: string | null
  readonly tip: string | null
  readonly loaded_at: string
  readonly tipped_at: string | null
  readonly net_t: number | null
  readonly volume_m3: number | null
  readonly ticket_no: string | null
  readonly waste_record_no: string | null
}
/** What was done. */
export interface DocketFacts {
  readonly entries: readonly Entry[]
  readonly loads: readonly LoadFact[]
  readonly odometer_start: number | null
  readonly odometer_finish: number | null
}
/** What it is charged by. */
export interface DocketTerms {
  readonly rate: Pick<RateSnapshot, 'unit' | 'min_hours' | 'round_minutes'>
  /** What is hired, in words, and as which product. */
  readonly hire: {
    readonly description: string
    readonly product_id: number | null
    readonly gst_code: GstCode
  }
  readonly rates: readonly RateTerm[]
}

/** How a quantity came about, in words that a client understands. */
export interface Explanation {
  rule: string
  input: string
  minimum: string | null
  rounding: string | null
  steps: string[]
}
/** A line of a docket without its price, which says how much was done and never how dear it is. */
export interface ComputedLine {
  kind: DocketLineKind
  product_id: number | null
  /** The rate of the job that it comes from; null for the hire itself. */
  job_rate_id: number | null
  description: string
  unit: ChargeUnit
  quantity_computed: number
  explanation: Explanation
  is_billable: boolean
  gst_code: GstCode
}
interface Counted {
  quantity: number
  explanation: Explanation
}

/** The lines of a docket: the hire, stand-by and travel where they stand alone, then what the job's rates say of its loads. */
export function docketLines(facts: DocketFacts, terms: DocketTerms): ComputedLine[] {
  const standby = standbyRate(terms.rates)
  const hire = hireLine(facts, terms, standby !== undefined)
  const besides = [standby && standbyLine(facts, terms, standby), travelLine(facts, terms)]
  const loads = loadRates(terms.rates).map((rate) => loadLine(facts, rate))
  return [hire, ...besides, ...loads].filter((line) => line !== undefined)
}

function hireLine(facts: DocketFacts, { rate, hire }: DocketTerms, standsApart: boolean): ComputedLine {
  const { quantity, explanation } = countHire(facts, rate, standsApart)
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

function countHire(facts: DocketFacts, rate: DocketTerms['rate'], standsApart: boolean): Counted {
  const { unit } = rate
  if (unit === 'hour') return countHours(facts, rate, standsApart)
  if (unit === 'load' || unit === 'tonne' || unit === 'm3') return countLoads(facts.loads, unit)
  if (unit === 'km') return countKilometres(facts)
  const minutes = minutesOf(facts.entries, 'work') + minutesOf(facts.entries, 'standby')
  const worked = minutes > 0 ? 1 : 0
  const input = minutesText(minutes)
  if (unit === 'week')
    return counted('Hire by the week', input, worked / 5, unit, [
      'A week of hire is five days; this docket is for one of them.',
    ])
  const rule = unit === 'day' ? 'Hire by the day' : 'One price for the order'
  return counted(rule, input, worked, unit, [
    worked ? `Worked on this shift: counted once.` : 'No time was worked: nothing is counted.',
  ])
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

/** Minutes as hours: up to the next step that is charged, and at least the minimum; nothing for no time at all. */
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
        ...(charged > rounded ? [`The minimum of ${minutesText(least)} applies.`] : []),
        `Charged: ${hoursText(charged)}.`,
      ],
    },
  }
}

const hoursText = (minutes: number): string => {
  const hours = minutes / 60
  return `${quantityText(hours)} ${unitName('hour', hours)}`
}

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
  { rate: { round_minutes }, rates }: DocketTerms,
): ComputedLine | undefined {
  const minutes = minutesOf(facts.entries, 'travel')
  if (minutes === 0) return undefined
  const rate = travelRate(rates)
  const steps = [`Travelled for ${minutesText(minutes)}.`]
  if (rate && rate.unit !== 'hour') {
    const flat = counted('Travel, one price', minutesText(minutes), 1, rate.unit, steps)
    return { ...ofRate(rate, 'travel'), ...lineOf(flat), is_billable: true }
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

/** The same, not charged: its last step says why instead of how much. */
const uncharged = ({ quantity, explanation }: Counted, why: string): Counted => ({
  quantity,
  explanation: { ...explanation, steps: [...explanation.steps.slice(0, -1), why] },
})

function loadLine(facts: DocketFacts, rate: RateTerm): ComputedLine | undefined {
  const loads = facts.loads.filter((load) => isForLoad(rate, load))
  if (loads.length === 0) return undefined
  const { quantity, explanation } = countLoads(loads, rate.unit as LoadUnit, rate.min_quantity)
  return {
    ...ofRate(rate, 'load'),
    quantity_computed: quantity,
    explanation,
    is_billable: quantity > 0,
  }
}

type LoadUnit = 'load' | 'tonne' | 'm3'
const loadRules = { load: 'By the load', tonne: 'By the tonne', m3: 'By the cubic metre' } as const
const lacking = { tonne: 'weight', m3: 'volume' } as const

/** Loads, tonnes or cubic metres, exactly to the thousandth; loads that say no figure are named. */
function countLoads(loads: readonly LoadFact[], unit: LoadUnit, min_quantity: number | null = null): Counted {
  const figure = (load: LoadFact): number | null =>
    unit === 'load' ? 1 : unit === 'tonne' ? load.net_t : load.volume_m3
  const thousandths = loads.reduce((sum, load) => sum + Math.round((figure(load) ?? 0) * 1000), 0)
  const told = thousandths / 1000
  const quantity = told > 0 ? Math.max(told, min_quantity ?? 0) : 0
  const silent = unit === 'load' ? [] : loads.filter((load) => figure(load) === null)
  const amount = (of: number) => `${quantityText(of)} ${unitName(unit, of)}`
  const { explanation } = counted(
    loadRules[unit],
    `${loads.length} ${unitName('load', loads.length)}`,
    told,
    unit,
    [
      ...(unit === 'load'
        ? []
        : loads
            .filter((load) => figure(load) !== null)
            .map((load) => `Load ${load.load_no}: ${amount(figure(load) ?? 0)}.`)),
      ...silent.map((load) => `Load ${load.load_no} has no ${lacking[unit as 'tonne']}: not counted.`),
    ],
  )
  if (quantity > told)
    explanation.steps.splice(
      -1,
      1,
      `The minimum of ${amount(quantity)} applies.`,
      `Charged: ${amount(quantity)}.`,
    )
  return { quantity, explanation: { ...explanation, minimum: min_quantity ? amount(min_quantity) : null } }
}

function countKilometres({ odometer_start, odometer_finish }: DocketFacts): Counted {
  const isRead = odometer_start !== null && odometer_finish !== null
  const km = isRead ? odometer_finish - odometer_start : 0
  const input = isRead
    ? `${quantityText(odometer_start)} km to ${quantityText(odometer_finish)} km`
    : 'No odometer readings'
  return counted('By the kilometre', input, km, 'km', [])
}

function counted(rule: string, input: string, quantity: number, unit: ChargeUnit, steps: string[]): Counted {
  const charged = `Charged: ${quantityText(quantity)} ${unitName(unit, quantity)}.`
  return { quantity, explanation: { rule, input, minimum: null, rounding: null, steps: [...steps, charged] } }
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
