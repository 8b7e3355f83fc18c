/**
 * Days are 'YYYY-MM-DD', times of day 'HH:MM', instants ISO 8601 in UTC. The business is in Melbourne;
 * nothing here depends on the machine's time zone or language.
 */

/** Not en-AU's, which has Sept and June where the business writes Sep and Jun. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
export type Weekday = (typeof weekdays)[number]

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const zone = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Australia/Melbourne',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** Whether the text is a calendar day from 1900 to 2199: a typed year of 0206 is a slip, not a date. */
export function isDate(text: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  return toDate(Number(year), Number(month), Number(day)) === text
}

/** Recorded dates are in these years, so that dates computed from them, in days or Melbourne time, are valid too. */
export const years = { first: 1920, last: 2100 } as const

/** Whether a day, or an instant in UTC, is in {@link years}. */
export function isWithinYears(iso: string): boolean {
  return iso >= String(years.first) && iso < String(years.last + 1)
}

/** Whether the text is a time of day, '00:00' to '23:59'. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** '2026-11-05' is `5 Nov 2026` (specification, section 9). */
export function formatDate(date: string): string {
  const at = new Date(utcMs(date))
  return `${at.getUTCDate()} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`
}

/** '2026-11-05' is `5 Nov`, where the year is plain. */
export const formatDayMonth = (date: string): string => formatDate(date).replace(/ \d+$/, '')

/** '23 – 27 Nov 2026', shortened as far as the two days allow. */
export function formatDays(from: string, to: string): string {
  if (from === to) return formatDate(from)
  const [day = '', month = ''] = formatDate(from).split(' ')
  if (from.slice(0, 7) === to.slice(0, 7)) return `${day} – ${formatDate(to)}`
  const start = from.slice(0, 4) === to.slice(0, 4) ? `${day} ${month}` : formatDate(from)
  return `${start} – ${formatDate(to)}`
}

/** `Nov 2026`: the month of a day or of a month, `2026-11`. */
export const formatMonth = (date: string): string => formatDate(`${date.slice(0, 7)}-01`).replace(/^\d+ /, '')

/** '06:10' is `6:10 am`. */
export function formatTime(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'am' : 'pm'}`
}

/** An instant in Melbourne time: `5 Nov 2026, 6:10 am`. */
export function formatInstant(instant: Date | string): string {
  const wall = melbourneWall(msOf(instant))
  return `${formatDate(wall.slice(0, 10))}, ${formatTime(wall.slice(11))}`
}

/** The same within a sentence: `5 Nov 2026 at 6:10 am`. */
export function instantWords(instant: Date | string): string {
  const wall = melbourneWall(msOf(instant))
  return `${formatDate(wall.slice(0, 10))} at ${formatTime(wall.slice(11))}`
}

/** How long ago: `just now`, `5 min ago`, `3 h ago`, `yesterday`, `4 days ago`, and after a week the date. */
export function formatAgo(instant: Date | string, now: Date | string): string {
  const minutes = Math.floor((msOf(now) - msOf(instant)) / 60_000)
  if (minutes < -1) return formatInstant(instant)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  const days = daysBetween(melbourneDate(instant), melbourneDate(now))
  if (minutes < 1440 || days === 0) return `${Math.floor(minutes / 60)} h ago`
  if (days === 1) return 'yesterday'
  return days < 7 ? `${days} days ago` : formatDate(melbourneDate(instant))
}

/** The day in Melbourne at an instant. */
export function melbourneDate(instant: Date | string): string {
  return hourAt(msOf(instant)).date
}

/** The time of day in Melbourne at an instant. */
export function melbourneTime(instant: Date | string): string {
  return melbourneWall(msOf(instant)).slice(11)
}

/** The whole minute that an instant is in, as stored. */
export function startOfMinute(instant: Date | string): string {
  return new Date(Math.floor(msOf(instant) / 60_000) * 60_000).toISOString()
}

/**
 * The instant at which Melbourne clocks show a day and time. A time skipped when clocks go forward moves on
 * by the skipped hour (02:30 becomes 03:30); a time repeated when they go back is its first occurrence.
 * Throws a RangeError for an invalid day or time.
 */
export function melbourneInstant(date: string, time: string): string {
  if (!isTime(time)) throw new RangeError(`Not a time of day: ${time}`)
  utcMs(date)
  const wall = `${date}T${time}`
  const asUtc = Date.parse(`${wall}Z`)
  const byOffsetBefore = asUtc - offsetMs(asUtc - dayMs)
  const byOffsetAfter = asUtc - offsetMs(asUtc + dayMs)
  const isAfter = melbourneWall(byOffsetBefore) !== wall && melbourneWall(byOffsetAfter) === wall
  return new Date(isAfter ? byOffsetAfter : byOffsetBefore).toISOString()
}

/** The day `days` later, or earlier when negative. */
export function addDays(date: string, days: number): string {
  return isoDate(utcMs(date) + days * dayMs)
}

/** The same day so many months later; the month's last where it has no such day. */
export function addMonths(date: string, count: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return isoDate(Date.UTC(year, month - 1 + count, Math.min(day, lastDay)))
}

/** Days from one to the other; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (utcMs(to) - utcMs(from)) / dayMs
}

/** The day of the week: 'Thu' for 2026-11-05. */
export function weekday(date: string): Weekday {
  return weekdays[new Date(utcMs(date)).getUTCDay()] ?? 'Sun'
}

/**
 * Parses a typed day, or returns null: `20/11/26`, `20 nov`, `20 Nov 2026`, `2026-11-20`, `today`,
 * `tomorrow`, `yesterday`, `+3`, `-3`. The day comes before the month. A two-digit year is at most 20 years
 * ahead of today; without a year it is the first such day from 60 days ago on, so that in January `20 dec` is
 * last month and in December `3 jan` is next month.
 */
export function parseDate(text: string, today: string): string | null {
  const typed = text.trim().toLowerCase()
  if (isDate(typed)) return typed
  const step = daysFromToday(typed)
  if (step !== null) return addDays(today, step)
  const match =
    /^(\d{1,2})(?<mark>[/.-])(\d{1,2})(?:\k<mark>(\d{4}|\d\d))?$/.exec(typed) ??
    /^(\d{1,2})(?<mark>[ -]?)([a-z]{3,9})(?:[ -]?(\d{4}|\d\d))?$/.exec(typed.replace(/\s+/g, ' '))
  if (!match) return null
  const [, day = '', , monthText = '', year] = match
  const month = monthOf(monthText)
  return year === undefined
    ? nearestDate(Number(day), month, today)
    : toDate(fullYear(year, today), month, Number(day))
}

/** Parses a typed time of day, or returns null: `7`, `7:30`, `0730`, `7.30 am`, `3pm`, `15:30`. */
export function parseTime(text: string): string | null {
  const match = /^(\d{1,2})(?:[:.]?([0-5]\d))?\s*(am?|pm?)?$/.exec(text.trim().toLowerCase())
  if (!match) return null
  const [, hourText = '', minutes = '00', half = ''] = match
  const hour = Number(hourText)
  if (half && (hour < 1 || hour > 12)) return null
  const time = `${String(half ? (hour % 12) + (half.startsWith('p') ? 12 : 0) : hour).padStart(2, '0')}:${minutes}`
  return isTime(time) ? time : null
}

function daysFromToday(typed: string): number | null {
  if (typed === 'today') return 0
  if (typed === 'tomorrow') return 1
  if (typed === 'yesterday') return -1
  return /^[+-]\d{1,4}$/.test(typed) ? Number(typed) : null
}

const longMonths =
  'january february march april may june july august september october november december'.split(' ')

/** 1 to 12; 0 when the text is not a month. */
function monthOf(text: string): number {
  return /^\d/.test(text) ? Number(text) : longMonths.findIndex((name) => name.startsWith(text)) + 1
}

function fullYear(text: string, today: string): number {
  if (text.length === 4) return Number(text)
  const latest = Number(today.slice(0, 4)) + 20
  return latest - ((latest - Number(text)) % 100)
}

function nearestDate(day: number, month: number, today: string): string | null {
  const year = Number(today.slice(0, 4))
  const candidates = [year - 1, year, year + 1].map((each) => toDate(each, month, day))
  return candidates.find((date) => date !== null && daysBetween(date, today) <= 60) ?? null
}

/** The day as text, or null when it is not in the calendar. */
function toDate(year: number, month: number, day: number): string | null {
  if (!(year >= 1900 && year <= 2199)) return null
  const at = new Date(Date.UTC(year, month - 1, day))
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? isoDate(at.getTime()) : null
}

function isoDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

/** Midnight UTC of a day, only for counting days: UTC has no daylight saving. */
/** Screens compare the same few days thousands of times. */
const midnights = new Map<string, number>()
const keptMidnights = 10_000

function utcMs(date: string): number {
  const known = midnights.get(date)
  if (known !== undefined) return known
  if (!isDate(date)) throw new RangeError(`Not a date: ${date}`)
  if (midnights.size === keptMidnights) midnights.clear()
  const ms = Date.parse(`${date}T00:00Z`)
  midnights.set(date, ms)
  return ms
}

function msOf(instant: Date | string): number {
  return typeof instant === 'string' ? Date.parse(instant) : instant.getTime()
}

/** Melbourne wall-clock time: 'YYYY-MM-DDTHH:MM'. */
function melbourneWall(ms: number): string {
  return new Date(ms + offsetMs(ms)).toISOString().slice(0, 16)
}

const offsetMs = (ms: number): number => hourAt(ms).offset_ms

/**
 * An hour of UTC in Melbourne: its offset and the day it is in, cached because time zone lookups are slow. Clocks only
 * change, and days only begin, on the hour.
 */
interface Hour {
  offset_ms: number
  date: string
}
const hours = new Map<number, Hour>()
const keptHours = 10_000

function hourAt(ms: number): Hour {
  const hour = Math.floor(ms / hourMs)
  const known = hours.get(hour)
  if (known !== undefined) return known
  if (hours.size === keptHours) hours.clear()
  const parts = Object.fromEntries(zone.formatToParts(hour * hourMs).map(({ type, value }) => [type, value]))
  const date = `${parts.year}-${parts.month}-${parts.day}`
  const shown = `${date}T${parts.hour}:${parts.minute}Z`
  const found = { offset_ms: Date.parse(shown) - hour * hourMs, date }
  hours.set(hour, found)
  return found
}
