import { addDays, melbourneDate, melbourneInstant } from '#shared/local-date.ts'
import type { TimeFact } from '../facts.ts'
import { type Tariff, hireRateOn } from '../tariff.ts'
import { type DayTypePrice, dayTypePrice } from './day-type-price.ts'

/** Charged time at one price, in milliseconds that really passed, also when clocks change. */
export interface TimePart {
  kind: 'work' | 'standby'
  price: DayTypePrice
  ms: number
  /** When its last stretch ends. */
  ends_ms: number
}

interface Stretch {
  from_ms: number
  to_ms: number
  price: DayTypePrice
}

/**
 * Work and stand-by of a docket, split where the price changes: at midnight, where a night begins or ends, and on the
 * day of a new rate. Stretches at one price are one part; parts are in the order in which they end.
 */
export function splitTime(
  entries: readonly TimeFact[],
  tariff: Pick<Tariff, 'hire' | 'holidays'>,
): TimePart[] {
  const charged = entries.filter(({ kind }) => kind === 'work' || kind === 'standby')
  const [first] = charged
  if (!first) return []
  let [from, to] = [first.started_at, first.ended_at]
  for (const { started_at, ended_at } of charged) {
    if (Date.parse(started_at) < Date.parse(from)) from = started_at
    if (Date.parse(ended_at) > Date.parse(to)) to = ended_at
  }
  const stretches = stretchesOf(melbourneDate(from), melbourneDate(to), tariff)
  const parts: TimePart[] = []
  for (const entry of charged)
    addEntry(parts, stretches, {
      kind: entry.kind as TimePart['kind'],
      from_ms: Date.parse(entry.started_at),
      to_ms: Date.parse(entry.ended_at),
    })
  return parts.toSorted((a, b) => a.ends_ms - b.ends_ms)
}

function addEntry(
  parts: TimePart[],
  stretches: readonly Stretch[],
  { kind, from_ms, to_ms }: Pick<Stretch, 'from_ms' | 'to_ms'> & Pick<TimePart, 'kind'>,
): void {
  for (const { price, ...stretch } of stretches) {
    const ends_ms = Math.min(to_ms, stretch.to_ms)
    const ms = ends_ms - Math.max(from_ms, stretch.from_ms)
    if (ms <= 0) continue
    const part = parts.find((other) => other.kind === kind && isSamePrice(other.price, price))
    if (part) {
      part.ms += ms
      part.ends_ms = Math.max(part.ends_ms, ends_ms)
    } else parts.push({ kind, price, ms, ends_ms })
  }
}

const isSamePrice = (a: DayTypePrice, b: DayTypePrice): boolean =>
  a.hire === b.hire && a.day_type === b.day_type && a.cents === b.cents

/** The days from one to another, each cut at the times at which its price may change. */
function stretchesOf(from: string, to: string, tariff: Pick<Tariff, 'hire' | 'holidays'>): Stretch[] {
  const stretches: Stretch[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const hire = hireRateOn(tariff, date)
    const nights = hire.terms.day_types.flatMap(({ from, to }) => [from, to])
    const times = [...new Set(['00:00', ...nights.filter((time) => time !== null)])].toSorted()
    const ends = [
      ...times.slice(1).map((time) => [date, time] as const),
      [addDays(date, 1), '00:00'] as const,
    ]
    times.forEach((time, at) => {
      const [endDate, endTime] = ends[at] ?? [date, time]
      stretches.push({
        from_ms: Date.parse(melbourneInstant(date, time)),
        to_ms: Date.parse(melbourneInstant(endDate, endTime)),
        price: dayTypePrice(hire, { date, time, holidays: tariff.holidays }),
      })
    })
  }
  return stretches
}
