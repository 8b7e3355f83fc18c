import { fieldWords } from '#platform/web/forms/field-words.ts'
import { driverJobLabels } from '../rules/driver-job-labels.ts'
import { withoutStop } from '../rules/stop-reasons.ts'
import type { DriverJob } from '../contract/driver-job.ts'
import { addDays, formatDate, formatTime, melbourneDate, melbourneTime, weekday } from '#shared/local-date.ts'

export const timeOf = (instant: string): string => formatTime(melbourneTime(instant))

/** `7:00 am – 3:00 pm`. */
export const timesOf = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }): string =>
  `${timeOf(starts_at)} – ${timeOf(ends_at)}`

/** Today, Tomorrow, or `Mon 23 Nov 2026`. */
export function dayWords(date: string, now: Date): string {
  const today = melbourneDate(now)
  if (date === today) return 'Today'
  if (date === addDays(today, 1)) return 'Tomorrow'
  return `${weekday(date)} ${formatDate(date)}`
}

const longWeekdays = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
} as const
const longMonths = {
  Jan: 'January',
  Feb: 'February',
  Mar: 'March',
  Apr: 'April',
  May: 'May',
  Jun: 'June',
  Jul: 'July',
  Aug: 'August',
  Sep: 'September',
  Oct: 'October',
  Nov: 'November',
  Dec: 'December',
} as const

/** `Monday 23 November`, in a sentence. */
export function longDay(date: string): string {
  const [day = '', month = ''] = formatDate(date).split(' ')
  return `${longWeekdays[weekday(date)]} ${day} ${longMonths[month as keyof typeof longMonths]}`
}

/** `7 h 30 min`. */
export function minutesWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

export const entryWords = {
  travel: 'Travel',
  work: 'Work',
  standby: 'Stand-by',
  break: 'Break',
  breakdown: 'Breakdown',
} as const

export const checklistWords = {
  'not needed': 'Not needed',
  missing: 'To do',
  pass: 'Passed',
  pass_with_defects: 'Passed with defects',
  fail: 'Failed',
  overridden: 'Allowed by the office',
} as const

/** Why a driver is waiting for the office, in the office's words. */
export function stoppedWords({ driver, asset, progress }: DriverJob): string {
  const { is_fit, is_cleared, not_fit_on, job_stop, off_road } = progress
  const waits = 'is waiting for the office to decide.'
  const machine = asset ?? 'The machine'
  if (is_fit === 0 && is_cleared === 0) return `${driver} reported not fit for duty and ${waits}`
  if (not_fit_on !== null) return `${driver} reported not fit for duty on ${not_fit_on} and ${waits}`
  if (job_stop !== null) return `${job_stop}. ${driver} ${waits}`
  if (progress.checklist === 'fail') return `${machine} failed its checklist. ${driver} ${waits}`
  return `${machine} is off the road: ${withoutStop(off_road ?? '')}. ${driver} ${waits}`
}

/** A driver job's fields as its history names them. */
export const driverJobFieldWords = fieldWords(driverJobLabels, {})
