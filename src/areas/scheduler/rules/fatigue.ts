import type { Stretch } from './facts.ts'

/** The limit of work in any 24 hours; exceeding it needs an override. */
export const fatigueLimitHours = 12

const hourMs = 3_600_000
const dayMs = 24 * hourMs

interface Span {
  from: number
  to: number
}
const spanOf = ({ starts_at, ends_at }: Stretch): Span => ({
  from: Date.parse(starts_at),
  to: Date.parse(ends_at),
})
const shared = (a: Span, b: Span): number => Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from))

/** The most hours in any 24 that include part of the added work. Elapsed hours: clock changes count. */
export function maxHoursInDay(work: readonly Stretch[], added: Stretch): number {
  const addedSpan = spanOf(added)
  const spans = [...work.map(spanOf), addedSpan]
  // The sum changes its slope only where a window's edge meets an edge of work.
  const starts = spans.flatMap(({ from, to }) => [from, to, from - dayMs, to - dayMs])
  const sums = starts
    .map((from) => ({ from, to: from + dayMs }))
    .filter((window) => shared(window, addedSpan) > 0)
    .map((window) => spans.reduce((sum, span) => sum + shared(window, span), 0))
  return Math.max(0, ...sums) / hourMs
}

/** Hours of some work within a stretch. */
export function hoursWithin(work: readonly Stretch[], stretch: Stretch): number {
  const within = spanOf(stretch)
  return work.reduce((sum, one) => sum + shared(spanOf(one), within), 0) / hourMs
}

/** 13.5, 14, 12.25: at most two decimals. */
export const hoursWords = (hours: number): string => String(Math.round(hours * 100) / 100)
