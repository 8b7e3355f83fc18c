import { addDays, addMonths, daysBetween } from '#shared/local-date.ts'
import { type Days, monthOf } from '#shared/periods.ts'

/** A range of days up to today, and the same part of the one before. */
export interface ComparedDays {
  now: Days
  before: Days
  /** The day of the range before that a day is compared with. */
  dayBefore: (day: string) => string
}

/**
 * Whole months are compared with as many months before, any other range with as many days before. A range that goes on
 * beyond today is compared up to the same day only: November until the 27th with October until the 27th.
 */
export function comparedDays({ from, to }: Days, today: string): ComparedDays {
  const dayBefore = shiftOf({ from, to })
  const last = to > today && from <= today ? today : to
  return { now: { from, to: last }, before: { from: dayBefore(from), to: dayBefore(last) }, dayBefore }
}

function shiftOf({ from, to }: Days): (day: string) => string {
  if (from !== monthOf(from).from || to !== monthOf(to).to) {
    const length = daysBetween(from, to) + 1
    return (day) => addDays(day, -length)
  }
  const months = monthsSince(from, to) + 1
  // The last of a month stays the last: February with 28 days is compared with all of January.
  return (day) =>
    day === monthOf(day).to ? monthOf(addMonths(monthOf(day).from, -months)).to : addMonths(day, -months)
}

const monthsSince = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))
