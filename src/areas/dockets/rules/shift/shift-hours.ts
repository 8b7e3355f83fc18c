import { fatigueLimitHours, hoursWords, maxHoursInDay } from '#areas/scheduler/rules/fatigue.ts'

interface Shift {
  readonly starts_at: string
  readonly finishes_at: string
}

/** The most hours in any 24 that include part of a shift, counting the driver's other dockets. */
export function shiftHours(shift: Shift, others: readonly Shift[]): number {
  const spans = apart([shift, ...others])
  const own = spans.find((span) => span.starts_at <= shift.starts_at && shift.finishes_at <= span.ends_at)
  return own
    ? maxHoursInDay(
        spans.filter((span) => span !== own),
        own,
      )
    : 0
}

/** `13.5 hours in 24 hours. The limit is 12.`, or null. */
export function tooManyHours(shift: Shift, others: readonly Shift[]): string | null {
  const hours = shiftHours(shift, others)
  if (hours <= fatigueLimitHours) return null
  return `${hoursWords(hours)} hours in 24 hours. The limit is ${fatigueLimitHours}.`
}

/** No one works twice at the same time: overlapping stretches are merged. */
function apart(shifts: readonly Shift[]) {
  const spans: { starts_at: string; ends_at: string }[] = []
  for (const { starts_at, finishes_at } of shifts.toSorted((a, b) =>
    a.starts_at.localeCompare(b.starts_at),
  )) {
    const last = spans.at(-1)
    if (!last || starts_at >= last.ends_at) spans.push({ starts_at, ends_at: finishes_at })
    else if (finishes_at > last.ends_at) last.ends_at = finishes_at
  }
  return spans
}
