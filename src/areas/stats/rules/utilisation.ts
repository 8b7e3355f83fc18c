import { addDays } from '#shared/local-date.ts'
import type { Days } from '#shared/periods.ts'
import type { HolidayOn } from '#shared/public-holidays.ts'
import { workingDaysBetween } from '#shared/working-days.ts'

/** What a machine is available on a working day. */
export const minutesOfDay = 8 * 60

/** How many days from Monday to Friday that are no public holidays a range within `all` has. */
export function workingDayCounter(all: Days, holidayOn: HolidayOn): (days: Days) => number {
  const end = addDays(all.to, 1)
  const working = new Set(workingDaysBetween(all.from, end, holidayOn))
  // How many there are before each day.
  const before = new Map<string, number>()
  let count = 0
  for (let day = all.from; day <= end; day = addDays(day, 1)) {
    before.set(day, count)
    if (working.has(day)) count += 1
  }
  return ({ from, to }) => (from > to ? 0 : (before.get(addDays(to, 1)) ?? count) - (before.get(from) ?? 0))
}

/** Since and until when a machine is there; null where that has no end. */
export interface Span {
  from: string | null
  to: string | null
}

/** The working time, in minutes, of these spans together within a range: 8 hours on each working day. */
export const workingMinutes = (spans: readonly Span[], within: Days, count: (days: Days) => number): number =>
  spans.reduce((sum, span) => {
    const from = span.from !== null && span.from > within.from ? span.from : within.from
    const to = span.to !== null && span.to < within.to ? span.to : within.to
    return sum + count({ from, to }) * minutesOfDay
  }, 0)

/**
 * How much of the time in which machines were available they were used: hours worked, and 8 hours for each working day on
 * dry hire, over 8 hours for each machine and working day. Work on weekends and public holidays counts as worked, so
 * that it may exceed 1. Null where no machine was available.
 */
export const utilisation = (used_minutes: number, available_minutes: number): number | null =>
  available_minutes === 0 ? null : used_minutes / available_minutes
