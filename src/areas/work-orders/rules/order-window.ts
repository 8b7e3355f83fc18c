import { invalid } from '#platform/contract/app-error.ts'
import { addDays, daysBetween, melbourneDate, melbourneInstant, melbourneTime } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'

export interface OrderWindow {
  starts_at: string
  ends_at: string
}

const hourMs = 3_600_000

/**
 * From when to when an order runs that begins on a Melbourne day at a time of day. Its hours are true hours, also in a
 * night in which the clocks change: twelve hours from 6 pm end at 6 am by the clock, at 7 am in October's night and at
 * 5 am in April's. A start that the clocks jump over is moved on by the jump; one that comes twice is the first.
 */
export function orderWindow(work_date: string, start_time: string, hours: number): OrderWindow {
  const starts_at = melbourneInstant(work_date, start_time)
  return { starts_at, ends_at: new Date(Date.parse(starts_at) + Math.round(hours * hourMs)).toISOString() }
}

/**
 * The same between two times of day; an end before the start is of the next day.
 * @throws invalid when it ends as it starts, or after more than 16 hours.
 */
export function windowBetween(work_date: string, start_time: string, end_time: string): OrderWindow {
  if (start_time === end_time) throw invalid({ end_time: 'Finish time must be after start time.' })
  const end_date = end_time < start_time ? addDays(work_date, 1) : work_date
  return checked({
    starts_at: melbourneInstant(work_date, start_time),
    ends_at: melbourneInstant(end_date, end_time),
  })
}

/**
 * A window that begins at another time of day and ends when the clock says what it said. An end that stays on its day
 * is the same instant: of an hour that comes twice, the one that it was.
 * @throws invalid as {@link windowBetween}.
 */
export function windowFrom(before: OrderWindow, work_date: string, start_time: string): OrderWindow {
  const window = windowBetween(work_date, start_time, melbourneTime(before.ends_at))
  const isSameDay = melbourneDate(window.ends_at) === melbourneDate(before.ends_at)
  return isSameDay ? checked({ ...window, ends_at: before.ends_at }) : window
}

function checked(window: OrderWindow): OrderWindow {
  if (hoursOf(window) <= 0) throw invalid({ end_time: 'Finish time must be after start time.' })
  if (hoursOf(window) > 16) throw invalid({ end_time: 'A shift cannot be longer than 16 hours.' })
  return window
}

export const hoursOf = ({ starts_at, ends_at }: OrderWindow): number =>
  (Date.parse(ends_at) - Date.parse(starts_at)) / hourMs

/** The same time of day for as many true hours, on another day. */
export const windowOn = (work_date: string, window: OrderWindow): OrderWindow =>
  orderWindow(work_date, melbourneTime(window.starts_at), hoursOf(window))

/** `12 hours: the clocks go forward` of an order in whose time Melbourne's clocks change; null of any other. */
export function clockChangeWords(window: OrderWindow): string | null {
  const hours = hoursOf(window)
  const minutesAhead = minutesByClock(window) - Math.round(hours * 60)
  if (minutesAhead === 0) return null
  const shown = Math.round(hours * 100) / 100
  return `${plural(shown, 'hour')}: the clocks go ${minutesAhead > 0 ? 'forward' : 'back'}`
}

/** What two clock faces say that has passed. */
function minutesByClock({ starts_at, ends_at }: OrderWindow): number {
  const days = daysBetween(melbourneDate(starts_at), melbourneDate(ends_at))
  return days * 24 * 60 + minutesOf(melbourneTime(ends_at)) - minutesOf(melbourneTime(starts_at))
}
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
