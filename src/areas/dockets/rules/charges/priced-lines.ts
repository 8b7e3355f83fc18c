import type { DocketFact } from '#areas/rates/rules/facts.ts'
import { rateLine } from '#areas/rates/rules/lines/load-lines.ts'
import type { PriceLine, PriceLineKind, PriceStep } from '#areas/rates/rules/price-line.ts'
import { type HireRate, type Tariff, hireRateOn } from '#areas/rates/rules/tariff.ts'
import { type ChargeUnit, type GstCode, amountText } from '#shared/units.ts'
import type { DocketLineKind } from '../../contract/choices.ts'
import { minutesText } from '../shift/time-words.ts'

/** How a line was worked out, in words a client understands; `price_steps` are for those who may see prices. */
export interface Explanation {
  /** The least that the day was charged for: `4 h`, `20 tonnes`. */
  minimum: string | null
  steps: string[]
  /** Their cents add up to the line's amount; absent on lines made before there were any. */
  price_steps?: Pick<PriceStep, 'words' | 'cents'>[]
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
/** Loads that several rates fit equally well, or one that says neither material nor tip, and what each would charge. */
export interface Choices {
  loads: number[]
  rates: RateChoice[]
}

/** A line of a docket as it was computed. */
export interface PricedLine {
  kind: DocketLineKind
  product_id: number | null
  /** The job rate it comes from; null for the hire itself, unless it has a fixed price. */
  job_rate_id: number | null
  description: string
  unit: ChargeUnit
  quantity_computed: number
  explanation: Explanation
  is_billable: boolean
  gst_code: GstCode
  unit_price_cents: number | null
  price_source: string | null
  choices: Choices | null
  bears_fuel_levy: boolean
  /** Of hire by the hour: when the first of its time starts. */
  starts_at: string | null
}

/** What a docket is made of besides the lines: its loads, its tariff, and which job its rates are of. */
export interface DocketPricing {
  docket: DocketFact
  /** The minimum that its day's hours were charged at least for. */
  minimum_minutes: number | null
  /** The job rate that a fixed price of the hire is; null where it is none. */
  hire_rate_id: number | null
  tariff: Tariff
  work_date: string
  job_no: string
}

/** The lines of one docket in its day's price. A line of nothing is not billed: it says why. */
export const pricedLines = (lines: readonly PriceLine[], of: DocketPricing): PricedLine[] =>
  lines.filter(({ docket_no }) => docket_no === of.docket.docket_no).map((line) => pricedLine(line, of))

/** One of its lines. */
export const pricedLine = (line: PriceLine, of: DocketPricing): PricedLine => ({
  kind: docketKinds[line.kind],
  product_id: line.product_id,
  job_rate_id: line.rate_id ?? (line.kind === 'hire' ? of.hire_rate_id : null),
  description: line.description,
  unit: line.unit,
  quantity_computed: line.quantity,
  explanation: explanationOf(line, of),
  is_billable: line.quantity > 0,
  gst_code: line.gst_code,
  unit_price_cents: line.unit_price_cents,
  price_source: sourceOf(line, of),
  choices: line.choices.length > 0 ? choicesOf(line, of) : null,
  bears_fuel_levy: line.bears_fuel_levy,
  starts_at: line.starts_at,
})

/** Floats, tolls and what dry hire is charged are billed from the job. */
const docketKinds: Record<PriceLineKind, DocketLineKind> = {
  hire: 'hire',
  standby: 'standby',
  minimum: 'minimum',
  no_start: 'no_start',
  wet_weather: 'wet_weather',
  late_cancellation: 'other',
  travel: 'travel',
  attachment: 'attachment',
  load: 'load',
  buy_back: 'buy_back',
  float: 'other',
  toll: 'other',
  excess_hours: 'other',
  fuel_levy: 'fuel_levy',
}

function explanationOf(line: PriceLine, { tariff, work_date, minimum_minutes }: DocketPricing): Explanation {
  const hire = hireRateOn(tariff, work_date)
  const isOfMinimum = isMore(line) || (line.kind === 'hire' && line.unit === hire.unit)
  return {
    minimum: isOfMinimum ? minimumText(hire, minimum_minutes) : null,
    steps: line.steps.filter(({ tells_price }) => !tells_price).map(({ words }) => words),
    price_steps: line.steps
      .filter(({ tells_price }) => tells_price)
      .map(({ words, cents }) => ({ words, cents })),
  }
}

function minimumText({ unit, min_quantity }: HireRate, minimum_minutes: number | null): string | null {
  if (unit === 'hour') return minimum_minutes === null ? null : minutesText(minimum_minutes)
  return min_quantity ? amountText(min_quantity, unit) : null
}

const isMore = ({ kind, amount_cents, unit_price_cents }: PriceLine): boolean =>
  kind === 'minimum' && (unit_price_cents === null || amount_cents > 0)

function sourceOf(line: PriceLine, { tariff, work_date, job_no }: DocketPricing): string | null {
  if (line.unit_price_cents === null) return null
  if (line.price_source !== null) return line.price_source
  if (line.rate_id !== null) return `Rate of job ${job_no}`
  return line.kind === 'fuel_levy' ? 'Fuel levy' : hireRateOn(tariff, work_date).source
}

function choicesOf(line: PriceLine, of: DocketPricing): Choices {
  const asked = new Set(line.choices)
  const rates = of.tariff.load_rates.filter(({ id, card }) => card === null && asked.has(id))
  const numbers = new Set(line.loads)
  const loads = of.docket.loads.filter(({ load_no }) => numbers.has(load_no))
  return {
    loads: line.loads,
    rates: rates.map((rate): RateChoice => {
      const each = rateLine(rate, loads, of.docket.docket_no)
      return {
        job_rate_id: rate.id,
        product_id: each.product_id,
        description: each.description,
        unit: each.unit,
        quantity_computed: each.quantity,
        explanation: explanationOf(each, of),
        gst_code: each.gst_code,
      }
    }),
  }
}
