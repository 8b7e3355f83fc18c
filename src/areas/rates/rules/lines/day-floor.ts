import { minutesText } from '#areas/dockets/rules/shift/time-words.ts'
import { thousandths } from '#shared/units.ts'
import { type ChargedLine, isOfMinimum } from '../charged-line.ts'
import type { DayFacts } from '../facts.ts'
import { type Tariff, hireRateOn } from '../tariff.ts'
import { type DayTypePrice, dayTypePrice } from '../time/day-type-price.ts'
import { type TimePart, isSamePrice, splitTime } from '../time/split-time.ts'
import { type Floor, shortDayFloor } from './short-day-floor.ts'

type DocketPart = TimePart & { docket_no: string }

/**
 * The minimum of an asset's day and what an hour of it costs, null without a price: of the day type in which its charged
 * time starts. `own`: the lines of the dockets to price, as agreed.
 */
export function floorOf(
  day: DayFacts,
  tariff: Tariff,
  own: readonly ChargedLine[],
): { floor: Floor | undefined; cents: number | null; price: DayTypePrice } {
  const lines = [...own, ...standingLines(day)]
  const parts = chargedParts(day, tariff, lines)
  const [first] = parts.toSorted((a, b) => a.starts_ms - b.starts_ms)
  const price = first?.price ?? ordinaryPrice(day, tariff)
  return {
    floor: hireRateOn(tariff, day.work_date).unit === 'hour' ? floorAt(day, price, parts) : undefined,
    cents: first ? hourCents(first, parts, lines) : price.cents,
    price,
  }
}

/** The minutes of the minimum that a day's hours are charged at least for; null without one. */
export function minimumMinutes(day: DayFacts, tariff: Tariff): number | null {
  const { floor } = floorOf(day, tariff, [])
  return floor?.kind === 'minimum' && floor.minutes > 0 ? floor.minutes : null
}

function floorAt(day: DayFacts, price: DayTypePrice, parts: readonly DocketPart[]): Floor | undefined {
  const ours = breakdown(day)
  if (day.short_day) {
    const short = ours.endsDay ? undefined : shortDayFloor(day.short_day, price.hire.terms)
    return short && lessBreakdown(short, ours.minutes)
  }
  if (!price.min_hours) return undefined
  if (parts.length === 0) return noMinimum('No time of this day is charged: there is no minimum.')
  // Our machine failed and did not go on: what was worked is all that is charged.
  if (ours.endsDay) return noMinimum('Our own breakdown ended the day: there is no minimum.')
  const minutes = Math.round(price.min_hours * 60)
  const why = [`The minimum of ${minutesText(minutes)} is for the whole day of the machine.`]
  return lessBreakdown({ kind: 'minimum', minutes, why }, ours.minutes)
}

const lessBreakdown = (floor: Floor, minutes: number): Floor =>
  minutes === 0
    ? floor
    : {
        ...floor,
        minutes: Math.max(0, floor.minutes - minutes),
        why: [...floor.why, `Less our own breakdown of ${minutesText(minutes)}.`],
      }

/** What another docket has charged of a minimum is taken back. */
const noMinimum = (words: string): Floor => ({ kind: 'minimum', minutes: 0, why: [words] })

const ordinaryPrice = (day: DayFacts, tariff: Tariff): DayTypePrice =>
  dayTypePrice(hireRateOn(tariff, day.work_date), {
    date: day.work_date,
    time: day.start_time ?? '12:00',
    holidays: tariff.holidays,
  })

/** The day's time, without that of dockets whose hours were agreed not to be charged at all. */
function chargedParts(day: DayFacts, tariff: Tariff, lines: readonly ChargedLine[]): DocketPart[] {
  return [...day.standing, ...day.dockets].flatMap(({ docket_no, entries }) => {
    const time = lines.filter((line) => line.docket_no === docket_no && isOfMinimum(line))
    if (time.length > 0 && thousandthsIn(time) === 0) return []
    return splitTime(entries, tariff).map((part) => ({ ...part, docket_no }))
  })
}

/** What an hour of work costs at the time of a part: by its docket's line, where it has one. */
function hourCents(
  { docket_no, price }: DocketPart,
  parts: readonly DocketPart[],
  lines: readonly ChargedLine[],
): number | null {
  const work = parts.find(
    (part) => part.docket_no === docket_no && part.kind === 'work' && isSamePrice(part.price, price),
  )
  const hire = lines.filter((one) => one.docket_no === docket_no && one.kind === 'hire')
  const line =
    hire.find(({ starts_at }) => starts_at !== null && Date.parse(starts_at) === work?.starts_ms) ??
    // Lines stored before they had a start.
    (hire.every(({ starts_at }) => starts_at === null) ? hire[0] : undefined)
  return line ? line.unit_price_cents : price.cents
}

/** How long our machine was broken down, and whether no work came after it. */
export function breakdown({ dockets, standing }: DayFacts): { minutes: number; endsDay: boolean } {
  const days = [...standing, ...dockets]
  // Most days have none, and reading every time takes longer than the rest of the minimum.
  if (!days.some(({ entries }) => entries.some(({ kind }) => kind === 'breakdown')))
    return { minutes: 0, endsDay: false }
  let [ms, brokeAt, workedAt] = [0, 0, 0]
  for (const { entries } of days)
    for (const { kind, started_at, ended_at } of entries) {
      const start = Date.parse(started_at)
      if (kind === 'breakdown') {
        ms += Date.parse(ended_at) - start
        brokeAt = Math.max(brokeAt, start)
      } else if (kind === 'work' || kind === 'standby') workedAt = Math.max(workedAt, start)
    }
  return { minutes: Math.floor(ms / 60_000), endsDay: brokeAt > workedAt }
}

export const standingLines = ({ standing }: DayFacts): ChargedLine[] => standing.flatMap(({ lines }) => lines)

/** What lines count, in thousandths of their unit. */
export const thousandthsIn = (lines: readonly ChargedLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + thousandths(quantity), 0)
