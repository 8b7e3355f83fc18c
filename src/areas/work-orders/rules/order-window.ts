import { invalid } from '#platform/contract/app-error.ts'
import { addDays, daysBetween, melbourneDate, melbourneInstant, melbourneTime } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'

export interface OrderWindow {
  starts_at: string
  ends_at: string
}

const hourMs = 3_600_000

/**
 * The instants of an order that starts on a Melbourne day at a time of day. Its hours are elapsed hours, also
 * across a clock change: twelve hours from 6 pm normally end at 6 am, at 7 am in October's night and at 5 am
 * in April's. A start in the skipped hour moves on by that hour; one in the repeated hour is its first
 * occurrence.
 */
export function orderWindow(work_date: string, start_time: string, hours: number): OrderWindow {
  const starts_at = melbourneInstant(work_date, start_time)
  return { starts_at, ends_at: new Date(Date.parse(starts_at) + Math.round(hours * hourMs)).toISOString() }
}

/**
 * The same between two times of day; an end before the start is on the next day.
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
 * A window with another start time and the same end by the clock. An end that stays on its day keeps its
 * instant, also within a repeated hour.
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

/** The same time of day and duration, on another day. */
export const windowOn = (work_date: string, window: OrderWindow): OrderWindow =>
  orderWindow(work_date, melbourneTime(window.starts_at), hoursOf(window))

/** `12 hours: the clocks go forward` for an order across a clock change; null for any other. */
export function clockChangeWords(window: OrderWindow): string | null {
  const hours = hoursOf(window)
  const minutesAhead = minutesByClock(window) - Math.round(hours * 60)
  if (minutesAhead === 0) return null
  const shown = Math.round(hours * 100) / 100
  return `${plural(shown, 'hour')}: the clocks go ${minutesAhead > 0 ? 'forward' : 'back'}`
}

/** The time between two wall-clock readings. */
function minutesByClock({ starts_at, ends_at }: OrderWindow): number {
  const days = daysBetween(melbourneDate(starts_at), melbourneDate(ends_at))
  return days * 24 * 60 + minutesOf(melbourneTime(ends_at)) - minutesOf(melbourneTime(starts_at))
}
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
