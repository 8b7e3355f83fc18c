import { formatDayMonth, formatInstant, formatTime, melbourneTime, weekday } from '#shared/local-date.ts'
import type { ResourceRow } from '../rules/board-rows.ts'
import { type Chip, moves } from '../rules/chips.ts'
import { chipWords } from './chip-looks.tsx'

const day = (date: string): string => `${weekday(date)} ${formatDayMonth(date)}`

/** `Mon 23 Nov to Wed 25 Nov`, or the one day. */
export const daysOf = ({ from, to }: Pick<Chip, 'from' | 'to'>): string =>
  from === to ? day(from) : `${day(from)} to ${day(to)}`

/** `7:00 am to 3:00 pm` */
export const timesOf = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }): string =>
  `${formatTime(melbourneTime(starts_at))} to ${formatTime(melbourneTime(ends_at))}`

/** Whether its order waits for a driver. */
export const lacksDriver = (chip: Chip): boolean =>
  chip.look !== 'pencilled' && moves(chip) && chip.orders.some(({ needs_driver }) => needs_driver)

/** Beside its name, where there is room: who does it, or that nobody does yet. */
export const secondOf = (chip: Chip): string => chip.partner ?? (lacksDriver(chip) ? 'no driver' : '')

/** Its two words, the one first that its row does not say: in a driver’s row the machine, elsewhere the place. */
export function wordsIn(side: ResourceRow['side'], chip: Chip): readonly [string, string] {
  if (side === 'driver' && chip.partner !== null) return [chip.partner, chip.name]
  return [chip.name, secondOf(chip)]
}

/** Of a day by the hour: who does it, and from when to when. */
export function shiftOf(chip: Chip): string {
  const [order] = chip.orders
  return [secondOf(chip), order && timesOf(order)].filter(Boolean).join(', ')
}

/**
 * Everything a chip stands for, beginning as it is shown: `Truganina Priscilla Vo, Westgate Landscapes. Mon 23 Nov to
 * Wed 25 Nov, 7:00 am. Confirmed.`
 */
export function chipSentence(chip: Chip, side: ResourceRow['side']): string {
  const { look, name, orders, hire } = chip
  if (hire) {
    const back = hire.off_hire_at === null ? '' : ` to ${formatInstant(hire.off_hire_at)}`
    return `${name} ${hire.client}, ${hire.job_no}. ${chipWords.on_hire} since ${formatInstant(hire.on_hire_at)}${back}.`
  }
  const [order] = orders
  const start = order ? `, ${formatTime(melbourneTime(order.starts_at))}` : ''
  const shown = wordsIn(side, chip).filter(Boolean).join(' ')
  return [order ? `${shown}, ${order.client}` : shown, `${daysOf(chip)}${start}`, chipWords[look]].join('. ')
}

/** What a dialog is about: `J-000012-04, Excavator 20T, Westgate Landscapes, Sunbury, Mon 23 Nov, 7:00 am to 3:00 pm`. */
export function aboutChip(chip: Chip, categories: ReadonlyMap<number, string>): string {
  const [order] = chip.orders
  if (!order) return chip.name
  const { order_no, asset_category_id, client, suburb } = order
  const more = chip.orders.length - 1
  return [
    more > 0 ? `${order_no} and ${more} more` : order_no,
    categories.get(asset_category_id ?? 0),
    client,
    suburb,
    daysOf(chip),
    timesOf(order),
  ]
    .filter(Boolean)
    .join(', ')
}
