import { daysBetween, formatTime, melbourneDate, melbourneInstant } from '#shared/local-date.ts'
import type { Board } from './board.ts'
import type { Chip } from './chips.ts'

/** What a board’s columns are: days, or the hours of one day. */
export type Scale =
  | { kind: 'days'; dates: readonly string[] }
  /** From so many hours after midnight on; more than 24 are the next morning’s, of a night shift. */
  | { kind: 'hours'; dates: readonly string[]; first: number; count: number }

const hourMs = 3_600_000
/** The hours shown at least. */
const usual = { first: 6, last: 18 }

/** Several days by the day; a single one by the hours in which its shifts are, night shifts to their end. */
export function scaleOf(dates: readonly string[], board: Pick<Board, 'orders'> | undefined): Scale {
  const [date = ''] = dates
  if (dates.length > 1) return { kind: 'days', dates }
  let { first, last } = usual
  for (const { work_date, starts_at, ends_at } of board?.orders ?? []) {
    if (work_date !== date) continue
    first = Math.min(first, Math.floor(hoursInto(date, starts_at)))
    last = Math.max(last, Math.ceil(hoursInto(date, ends_at)))
  }
  return { kind: 'hours', dates, first, count: last - first }
}

export const columnsOf = (scale: Scale): number => (scale.kind === 'days' ? scale.dates.length : scale.count)

/** `6 am`, `12 noon`, and the number alone in between. */
export function hourLabel({ first }: Extract<Scale, { kind: 'hours' }>, column: number): string {
  const hour = (first + column) % 24
  if (hour === 12) return '12 noon'
  const [number = '', , half = ''] = formatTime(`${String(hour).padStart(2, '0')}:00`).split(/[: ]/)
  return column === 0 || hour === 0 || hour === 13 ? `${number} ${half}` : number
}

export const hoursInto = (date: string, instant: string): number =>
  (Date.parse(instant) - Date.parse(melbourneInstant(date, '00:00'))) / hourMs

/** A chip with its place: its lane, the first column and how many, of those that are shown. */
export interface PlacedChip {
  chip: Chip
  lane: number
  column: number
  columns: number
}

/** Chips in as few lanes as keep them apart, each in the first that is free; those outside are left out. */
export function placed(chips: readonly Chip[], scale: Scale): PlacedChip[] {
  const free: number[] = []
  const shown = scale.kind === 'days' ? chips : chips.flatMap((chip) => onDay(chip, scale.dates[0] ?? ''))
  return shown.flatMap((chip) => {
    const [column, end] = stretchOf(chip, scale)
    if (end <= column) return []
    const found = free.findIndex((from) => from <= column)
    const lane = found === -1 ? free.length : found
    free[lane] = end
    return [{ chip, lane, column, columns: end - column }]
  })
}

/** What of a chip is on one day. A night shift is on the day it starts, and not again on the next. */
function onDay(chip: Chip, date: string): Chip[] {
  if (date < chip.from || date > chip.to) return []
  const order = chip.orders.find(({ work_date }) => work_date === date)
  if (!order) return [chip]
  const bookings = chip.bookings.filter(({ job_item_id }) => job_item_id === order.id)
  return [{ ...chip, id: bookings[0]?.id ?? chip.id, from: date, to: date, orders: [order], bookings }]
}

/** The first column and the one after the last. */
function stretchOf({ from, to, orders, bookings }: Chip, scale: Scale): [number, number] {
  const [first = ''] = scale.dates
  if (scale.kind === 'days')
    return [Math.max(0, daysBetween(first, from)), Math.min(scale.dates.length, daysBetween(first, to) + 1)]
  const time = orders[0] ?? bookings[0]
  // A dry hire is for whole days.
  if (!time) return [0, scale.count]
  return [
    Math.max(0, hoursInto(first, time.starts_at) - scale.first),
    Math.min(scale.count, hoursInto(first, time.ends_at) - scale.first),
  ]
}

/** The column where it is now, with the part of it that is over; undefined on other days. */
export function nowColumn(scale: Scale, now: Date): number | undefined {
  const today = melbourneDate(now)
  const [first = ''] = scale.dates
  if (scale.kind === 'days') {
    const column = daysBetween(first, today)
    return column >= 0 && column < scale.dates.length ? column : undefined
  }
  const hours = hoursInto(first, now.toISOString()) - scale.first
  return hours >= 0 && hours <= scale.count ? hours : undefined
}

/** The day of a column; the hours are all of one. */
export const dateOf = ({ kind, dates }: Scale, column: number): string =>
  (kind === 'days' ? dates[column] : dates[0]) ?? ''

/** The nearest column that there is. */
export const withinColumns = (column: number, columns: number): number =>
  Math.max(0, Math.min(columns - 1, column))

/** Where a cell goes once other columns are shown: it stays on its day or hour, or goes to the nearest one. */
export function columnAfter(before: Scale, after: Scale, column: number): number {
  if (after.kind === 'hours')
    return before.kind === 'hours' ? withinColumns(column + before.first - after.first, after.count) : 0
  const date = dateOf(before, withinColumns(column, columnsOf(before)))
  return withinColumns(daysBetween(after.dates[0] ?? date, date), after.dates.length)
}

/** Whether a chip is in a cell, even in part of it. */
export const covers = ({ column, columns }: Pick<PlacedChip, 'column' | 'columns'>, cell: number): boolean =>
  column < cell + 1 && column + columns > cell
