import type { ChargeUnit } from '#shared/units.ts'
import { isStandby, isTravel } from './rate-words.ts'

/** A line of an accepted quote. `hired`: what its plant is, where it hires any. */
export interface QuotedLine {
  id: number
  kind: string
  description: string
  unit: ChargeUnit
  /** What its price is for: the minimum, where that is more than was typed. */
  quantity: number
  /** What is charged at least; null without a minimum. */
  min_quantity: number | null
  unit_price_cents: number
  /** In the total: not a text, nor an option that the client left out. */
  counts: boolean
  hired: {
    asset_category_id: number | null
    category: string | null
    is_archived: boolean
    is_cartage: number
    is_float: number
  } | null
}

/**
 * What a line becomes in the job: a machine on some of its days, a rate that dockets charge by, something to bill once
 * beside them, or nothing.
 */
export const outcomes = ['orders', 'rate', 'once', 'nothing'] as const
type Outcome = (typeof outcomes)[number]

export interface PlannedLine extends Pick<
  QuotedLine,
  'description' | 'unit' | 'quantity' | 'min_quantity' | 'unit_price_cents'
> {
  quote_line_id: number
  becomes: Outcome
  /** On how many days a machine comes; null where none does. */
  days: number | null
  /** The quantity is for another number of days than the job has: someone has to say for how many. */
  asks: 0 | 1
  /** What a float can be ordered by, instead of being charged as a rate; null for any other line. */
  float: string | null
  /** Why there is no machine, or nothing at all. */
  why: string | null
}

const hoursADay = 8
const daysAWeek = 5

/**
 * What each line of an accepted quote becomes in a job with that many working days. `ordered`: the floats to make an
 * order for.
 */
export const plannedLines = (
  lines: readonly QuotedLine[],
  work_days: number,
  ordered: ReadonlySet<number> = new Set(),
): PlannedLine[] =>
  lines.map((line) => {
    const { id, description, unit, quantity, min_quantity, unit_price_cents } = line
    const outcome = outcomeOf(line, ordered.has(id))
    const needed = outcome.becomes === 'orders' ? (daysNeeded(line) ?? work_days) : null
    return {
      quote_line_id: id,
      description,
      unit,
      quantity,
      min_quantity,
      unit_price_cents,
      ...outcome,
      float: floatOf(line),
      days: needed === null ? null : Math.min(needed, work_days),
      asks: needed !== null && needed !== work_days ? 1 : 0,
    }
  })

const floatOf = ({ counts, hired }: QuotedLine): string | null =>
  counts && hired?.is_float && !hired.is_archived ? hired.category : null

/** What to do about a float by the trip, without its plant, or with plant no longer kept. */
const floatToBook = 'To book the float, add it to the job’s requirements.'

function outcomeOf(line: QuotedLine, isOrdered: boolean): Pick<PlannedLine, 'becomes' | 'why'> {
  const { kind, counts, hired } = line
  if (kind === 'text') return { becomes: 'nothing', why: 'It is a text line.' }
  if (!counts) return { becomes: 'nothing', why: 'The client did not choose it.' }
  const becomes = isChargedByDockets(line) ? 'rate' : 'once'
  if (hired === null) return { becomes, why: kind === 'float' ? floatToBook : visitWords(line) }
  if (hired.is_float && floatOf(line) === null) return { becomes, why: floatToBook }
  if (hired.is_float) return { becomes: isOrdered ? 'orders' : becomes, why: null }
  if (hired.asset_category_id === null && !hired.is_cartage)
    return { becomes, why: 'No machine category, so it becomes a job rate.' }
  return hired.is_archived
    ? { becomes, why: 'The machine category is archived, so it becomes a job rate.' }
    : { becomes: 'orders', why: null }
}

/** Travel is on each docket that has its time, up to what was quoted. */
const visitWords = ({ description, unit }: QuotedLine): string | null =>
  isTravel(description) && unit === 'each' ? 'Charged once a visit, on the dockets.' : null

const loads: readonly ChargeUnit[] = ['load', 'tonne', 'm3']

/** Loads, stand-by and travel are charged as dockets count them, travel also by the visit; a material may come without a load. */
function isChargedByDockets({ kind, unit, description }: QuotedLine): boolean {
  if (loads.includes(unit)) return kind !== 'material'
  return isStandby(description) || (isTravel(description) && unit !== 'fixed')
}

/** How many days the quantity fills; null for what is not hired by time. */
function daysNeeded({ unit, quantity }: QuotedLine): number | null {
  if (unit === 'hour') return Math.max(1, Math.ceil(quantity / hoursADay))
  if (unit === 'day') return Math.max(1, Math.ceil(quantity))
  return unit === 'week' ? Math.max(1, Math.ceil(quantity * daysAWeek)) : null
}
