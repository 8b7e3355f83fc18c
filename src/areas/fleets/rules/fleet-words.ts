import {
  addDays,
  addMonths,
  formatDayMonth,
  formatTime,
  melbourneDate,
  melbourneTime,
  weekday,
} from '#shared/local-date.ts'
import type { HolidayOn } from '#shared/public-holidays.ts'
import { workingDaysBetween } from '#shared/working-days.ts'
import type { FleetState } from '../contract/choices.ts'
import type { FleetRow } from '../contract/fleet.ts'

export const fleetStateWords = {
  working: 'Working',
  booked: 'Booked today',
  free: 'Free',
  workshop: 'Workshop',
  off_road: 'Off road',
} as const satisfies Record<FleetState, string>

/** What the booked days of machines are counted against: this week’s and this month’s. */
export interface WorkingDays {
  week: readonly string[]
  month: readonly string[]
}

/**
 * The days on which machines usually work: from Monday to Friday, but no public holiday. How much a machine is booked is
 * the days of these with confirmed work or on dry hire over all of these; of several machines, their booked days over these for each.
 */
export function workingDays(today: string, holidayOn: HolidayOn): WorkingDays {
  const monday = addDays(today, -['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(weekday(today)))
  const first = `${today.slice(0, 7)}-01`
  return {
    week: workingDaysBetween(monday, addDays(monday, 7), holidayOn),
    month: workingDaysBetween(first, addMonths(first, 1), holidayOn),
  }
}

/** `62%`: booked days over the working days of so many machines; null where there is nothing to book. */
export function bookedShare(booked: number, machines: number, days: readonly string[]): string | null {
  const available = machines * days.length
  return available === 0 ? null : `${Math.round((booked / available) * 100)}%`
}

/** Until when it does what it does: `until 3:00 pm`, `until Fri 27 Nov`; nothing while a dry hire is out. */
export function untilWords(now: FleetRow['now'], today: string): string {
  if (!now?.ends_at) return ''
  const day = melbourneDate(now.ends_at)
  return `until ${day === today ? formatTime(melbourneTime(now.ends_at)) : `${weekday(day)} ${formatDayMonth(day)}`}`
}

/** When it starts next: `today 7:00 am`, `Mon 30 Nov`. */
export function startWords(next: NonNullable<FleetRow['next']>, today: string): string {
  const day = melbourneDate(next.starts_at)
  const time = formatTime(melbourneTime(next.starts_at))
  return day === today ? `today ${time}` : `${weekday(day)} ${formatDayMonth(day)} ${time}`
}

/** Where a machine is: the site or depot and its address, without a name that the address says already. */
export const placeWords = ({ name, address }: NonNullable<FleetRow['place']>): string =>
  address.includes(name) ? address : `${name}, ${address}`
