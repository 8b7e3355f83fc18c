import { addDays, daysBetween, formatDayMonth, formatDate, weekday } from '#shared/local-date.ts'
import type { BoardDays } from '../contract/choices.ts'

/** The dates from one on. */
export const datesFrom = (from: string, days: BoardDays): string[] =>
  Array.from({ length: Number(days) }, (_, at) => addDays(from, at))

/** Where the board begins when it is opened on a day: weeks begin on Monday, shorter stretches on the day itself. */
export function beginOf(day: string, days: BoardDays): string {
  if (Number(days) < 7) return day
  const fromMonday = daysBetween('2024-01-01', day) % 7
  return addDays(day, -((fromMonday + 7) % 7))
}

/** Where fewer days begin when some are shown: today, if that is among them. */
export const closerFrom = (
  days: BoardDays,
  shown: { from: string; dates: readonly string[]; today: string },
): string =>
  Number(days) < shown.dates.length && shown.dates.includes(shown.today) ? shown.today : shown.from

/** `Mon 23 Nov to Sun 6 Dec 2026`; a single day is `Tue 24 Nov 2026`. */
export function rangeWords(from: string, to: string): string {
  const last = `${weekday(to)} ${formatDate(to)}`
  if (from === to) return last
  const sameYear = from.slice(0, 4) === to.slice(0, 4)
  return `${weekday(from)} ${sameYear ? formatDayMonth(from) : formatDate(from)} to ${last}`
}

/** The same number of days later, or earlier. */
export const shifted = (from: string, days: BoardDays, steps: -1 | 1): string =>
  addDays(from, Number(days) * steps)

/** `Mon 23`, with its month on the first day shown and where a month begins. */
export const dayLabel = (date: string, isFirst: boolean): string =>
  isFirst || date.endsWith('-01')
    ? `${weekday(date)} ${formatDayMonth(date)}`
    : `${weekday(date)} ${Number(date.slice(8))}`
