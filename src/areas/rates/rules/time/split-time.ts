import { addDays, melbourneDate, melbourneInstant } from '#shared/local-date.ts'
import type { TimeFact } from '../facts.ts'
import { type Tariff, hireRateOn } from '../tariff.ts'
import { type DayTypePrice, dayTypePrice } from './day-type-price.ts'

/** Charged time at one price, in milliseconds that really passed, also when clocks change. */
export interface TimePart {
  kind: 'work' | 'standby'
  price: DayTypePrice
  ms: number
  /** When its first stretch starts, and its last one ends. */
  starts_ms: number
  ends_ms: number
}

type Times = Pick<Tariff, 'hire' | 'holidays'>

/** Stretches at one price share its object. */
interface Stretch {
  from_ms: number
  to_ms: number
  price: DayTypePrice
}
interface Span {
  kind: TimePart['kind']
  from_ms: number
  to_ms: number
}

/**
 * Work and stand-by of a docket, split where the price changes: at midnight, where a night begins or ends, and on the
 * day of a new rate. Stretches at one price are one part; parts are in the order in which they end.
 */
export function splitTime(entries: readonly TimeFact[], tariff: Times): readonly TimePart[] {
  const { parts } = cacheOf(tariff)
  const known = parts.get(entries)
  if (known) return known
  const split = splitEntries(entries, tariff)
  parts.set(entries, split)
  return split
}

function splitEntries(entries: readonly TimeFact[], tariff: Times): TimePart[] {
  const charged = entries.flatMap(({ kind, started_at, ended_at }): Span[] =>
    kind === 'work' || kind === 'standby'
      ? [{ kind, from_ms: Date.parse(started_at), to_ms: Date.parse(ended_at) }]
      : [],
  )
  if (charged.length === 0) return []
  const from = Math.min(...charged.map(({ from_ms }) => from_ms))
  const to = Math.max(...charged.map(({ to_ms }) => to_ms))
  const stretches = stretchesOf(melbourneDate(new Date(from)), melbourneDate(new Date(to)), tariff)
  const parts: TimePart[] = []
  for (const span of charged) addSpan(parts, stretches, span)
  return parts.toSorted((a, b) => a.ends_ms - b.ends_ms)
}

function addSpan(parts: TimePart[], stretches: readonly Stretch[], { kind, from_ms, to_ms }: Span): void {
  for (const stretch of stretches) {
    const { price } = stretch
    const ends_ms = Math.min(to_ms, stretch.to_ms)
    const starts_ms = Math.max(from_ms, stretch.from_ms)
    const ms = ends_ms - starts_ms
    if (ms <= 0) continue
    const part = parts.find((other) => other.kind === kind && other.price === price)
    if (part) {
      part.ms += ms
      part.starts_ms = Math.min(part.starts_ms, starts_ms)
      part.ends_ms = Math.max(part.ends_ms, ends_ms)
    } else parts.push({ kind, price, ms, starts_ms, ends_ms })
  }
}

export const isSamePrice = (a: DayTypePrice, b: DayTypePrice): boolean =>
  a.hire === b.hire && a.day_types.join() === b.day_types.join() && a.cents === b.cents

/** Lines and minimum split the same time by one tariff, and finding its midnights is most of the work. */
interface Cache {
  readonly stretches: Map<string, readonly Stretch[]>
  readonly parts: WeakMap<readonly TimeFact[], readonly TimePart[]>
}
const caches = new WeakMap<Times, Cache>()

function cacheOf(tariff: Times): Cache {
  const cache = caches.get(tariff) ?? { stretches: new Map(), parts: new WeakMap() }
  caches.set(tariff, cache)
  return cache
}

function stretchesOf(from: string, to: string, tariff: Times): readonly Stretch[] {
  const { stretches } = cacheOf(tariff)
  const days = `${from} ${to}`
  const known = stretches.get(days) ?? cutDays(from, to, tariff)
  stretches.set(days, known)
  return known
}

/** The days from one to another, each cut at the times at which its price may change; the last is left open. */
function cutDays(from: string, to: string, tariff: Times): Stretch[] {
  const stretches: Stretch[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const hire = hireRateOn(tariff, date)
    const nights = hire.terms.day_types.flatMap((rule) => [rule.from, rule.to])
    const times = [...new Set(['00:00', ...nights.filter((time) => time !== null)])].toSorted()
    for (const time of times) {
      const from_ms = Date.parse(melbourneInstant(date, time))
      const before = stretches.at(-1)
      if (before) before.to_ms = from_ms
      const price = dayTypePrice(hire, { date, time, holidays: tariff.holidays })
      const same = stretches.find((other) => isSamePrice(other.price, price))
      stretches.push({ from_ms, to_ms: Infinity, price: same?.price ?? price })
    }
  }
  return stretches
}
