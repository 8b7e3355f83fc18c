import type { Candidate, Reason } from '#areas/scheduler/contract/booking.ts'
import { plural } from '#shared/text.ts'
import {
  addDays,
  daysBetween,
  formatDayMonth,
  formatTime,
  melbourneTime,
  weekday,
} from '#shared/local-date.ts'
import type { BoardOrder } from './board.ts'
import type { ResourceRow } from './board-rows.ts'
import { type Place, bookingsOf, movesOf, releasesOf, resizesOf } from './arrangements.ts'
import type { BoardCall } from './board-call.ts'
import { type BoardIndex, type Chip, movesNow } from './chips.ts'
import { clashOf } from './clash.ts'
import { dropNote, pastNote } from './drop-note.ts'
import { type PlacedChip, type Scale, columnsOf } from './scale.ts'

/** What is picked up: orders of the tray for the same work, some chips, or the edge of one. */
export type Held =
  | { kind: 'orders'; orders: readonly BoardOrder[]; title: string }
  | { kind: 'chips'; placed: readonly PlacedChip[]; row: ResourceRow | null; column: number; title: string }
  | { kind: 'edge'; placed: PlacedChip; row: ResourceRow; edge: 'start' | 'end'; title: string }

/** Where it is held: a row and a column, of hours also part of one, or over the tray. */
export interface Spot {
  row: ResourceRow | null
  column: number
  isTray: boolean
}

/** What dropping it there would do, and what speaks against that. */
export interface Proposal {
  call: BoardCall
  /** What was done, for the toast. */
  done: string
  /** Where it would be, in words: `EX20-04, Wed 25 Nov`. */
  where: string
  /** Why it cannot be dropped; null where it can. */
  hard: string | null
  /** What asks for an override. */
  soft: string | null
  /** What is worth knowing all the same. */
  note: string | null
  /** Where it would be drawn. */
  box: { key: string; column: number; columns: number } | null
}

interface Known {
  scale: Scale
  index: BoardIndex
  /** What the server says about each machine or driver for the order as it is, by id. */
  candidates: ReadonlyMap<number, Candidate>
}

/** How finely hours are dragged, in minutes. */
const step = 15

/** What dropping something at a spot would do; null where it changes nothing. */
export function proposalOf(held: Held, spot: Spot, known: Known): Proposal | null {
  if (held.kind === 'edge') return edgeProposal(held, spot, known)
  if (held.kind === 'orders') return orderProposal(held, spot, known)
  return spot.isTray ? releaseProposal(held) : moveProposal(held, spot, known)
}

function orderProposal(
  { orders: wanted }: Extract<Held, { kind: 'orders' }>,
  { row }: Spot,
  { scale, index, candidates }: Known,
): Proposal | null {
  const place = row && placeOf(row)
  const [first, last] = [wanted[0], wanted.at(-1)]
  if (!row || !place || !first || !last || (place.side === 'asset') !== (first.needs_asset === 1)) return null
  const orders = bookingsOf(wanted, place)
  const column = daysBetween(scale.dates[0] ?? '', first.work_date)
  const columns = daysBetween(first.work_date, last.work_date) + 1
  const more = wanted.length > 1 ? ` and ${plural(wanted.length - 1, 'more order', 'more orders')}` : ''
  return {
    call: { kind: 'arrange', orders },
    done: `${row.name} booked on ${first.order_no}${more}`,
    where: `${row.name}, ${rangeWords(first.work_date, last.work_date)}`,
    ...against(clashOf(index, orders), candidates.get(place.id)),
    note: dropNote(index, orders),
    box: scale.kind === 'days' && column >= 0 ? { key: row.key, column, columns } : null,
  }
}

function releaseProposal({ placed, row }: Extract<Held, { kind: 'chips' }>): Proposal | null {
  const chips = placed.map(({ chip }) => chip)
  const orders = releasesOf(chips)
  if (orders.length === 0) return null
  const what = row && row.side !== 'job' ? row.name : plural(orders.length, 'booking')
  return {
    call: { kind: 'arrange', orders, reason: 'Taken off on the board' },
    done: `${what} released`,
    where: 'Take off. The order stays to fill.',
    hard: null,
    soft: null,
    note: null,
    box: null,
  }
}

function moveProposal(
  held: Extract<Held, { kind: 'chips' }>,
  { row, column }: Spot,
  { scale, index, candidates }: Known,
): Proposal | null {
  const [first] = held.placed
  if (!row || !first) return null
  const shift = shiftOf(scale, column - held.column)
  // Only what is all on one row can go to another, of the same kind.
  const other = held.row && row.key !== held.row.key && row.side === held.row.side ? placeOf(row) : null
  if (held.row && row.key !== held.row.key && !other) return null
  if (shift.days === 0 && shift.minutes === 0 && !other) return null
  const chips = held.placed.map(({ chip }) => chip)
  const orders = movesOf(chips, { ...shift, row: other })
  const start = addDays(first.chip.from, shift.days)
  const time = first.chip.orders[0]
  const when =
    scale.kind === 'hours' && time
      ? formatTime(melbourneTime(new Date(Date.parse(time.starts_at) + shift.minutes * 60_000)))
      : rangeWords(start, addDays(first.chip.to, shift.days))
  const where = other ? `${row.name}, ${when}` : when
  const stands = shift.days === 0 && shift.minutes === 0 && other ? candidates.get(other.id) : undefined
  return {
    call: { kind: 'arrange', orders },
    done: `${titleOf(chips)} moved to ${where}`,
    where,
    ...against(clashOf(index, orders), stands),
    note: dropNote(index, orders),
    box: {
      key: (other ? row : (held.row ?? row)).key,
      column: first.column + (scale.kind === 'days' ? shift.days : shift.minutes / 60),
      columns: first.columns,
    },
  }
}

/** Longer by days is copied to them, shorter gives them back; on the hours of one day the shift itself changes. */
function edgeProposal(
  { placed: { chip, column: from, columns }, row, edge }: Extract<Held, { kind: 'edge' }>,
  { column }: Spot,
  { scale, index }: Known,
): Proposal | null {
  const end = from + columns
  if (scale.kind === 'hours') {
    const delta = Math.round(((column - (edge === 'end' ? end : from)) * 60) / step) * step
    const minutes =
      edge === 'end' ? Math.max(delta, step - columns * 60) : Math.min(delta, columns * 60 - step)
    const orders = resizesOf(chip, edge, minutes)
    const [change] = orders
    if (!change) return null
    const where = `${formatTime(change.start_time ?? '')} to ${formatTime(change.end_time ?? '')}`
    const hours = minutes / 60
    return {
      call: { kind: 'arrange', orders },
      done: `${chip.name} changed to ${where}`,
      where,
      ...against(clashOf(index, orders)),
      note: dropNote(index, orders),
      box:
        edge === 'end'
          ? { key: row.key, column: from, columns: columns + hours }
          : { key: row.key, column: from + hours, columns: columns - hours },
    }
  }
  const at = Math.min(columnsOf(scale) - 1, Math.max(0, Math.floor(column)))
  const [first, last] = edge === 'end' ? [from, Math.max(from, at)] : [Math.min(end - 1, at), end - 1]
  const [firstDay, lastDay] = [scale.dates[first] ?? chip.from, scale.dates[last] ?? chip.to]
  const added = scale.dates.slice(first, last + 1).filter((date) => date < chip.from || date > chip.to)
  const dropped = {
    ...chip,
    orders: chip.orders.filter((one) => one.work_date < firstDay || one.work_date > lastDay),
  }
  const model = edge === 'end' ? chip.orders.at(-1) : chip.orders[0]
  const where = rangeWords(firstDay, lastDay)
  const box = { key: row.key, column: first, columns: last - first + 1 }
  if (added.length > 0 && model)
    return {
      call: { kind: 'copy', ids: [model.id], dates: added },
      done: `${chip.name} copied to ${plural(added.length, 'day')}`,
      where,
      hard: null,
      soft: null,
      note: pastNote(added, index.today),
      box,
    }
  if (dropped.orders.length === 0) return null
  return {
    call: { kind: 'arrange', orders: releasesOf([dropped]), reason: 'Shortened on the board' },
    done: `${row.name} released on ${plural(dropped.orders.length, 'day')}`,
    where,
    hard: null,
    soft: null,
    note: null,
    box,
  }
}

/** What the server says of a hire counts for more than what the board knows of it. */
function against(clash: Reason | null, candidate?: Candidate): Pick<Proposal, 'hard' | 'soft'> {
  const said = candidate?.reasons ?? []
  const wordsOf = (blocks: 'hard' | 'soft') =>
    said
      .filter((reason) => reason.blocks === blocks)
      .map(({ text }) => text)
      .join(' ') || null
  const [hard, soft] = [wordsOf('hard'), wordsOf('soft')]
  if (!clash) return { hard, soft }
  if (clash.blocks === 'hard') return { hard: clash.text, soft }
  const isSaid = said.some(({ code }) => code === clash.code)
  return { hard, soft: isSaid ? soft : [clash.text, soft].filter(Boolean).join(' ') }
}

const shiftOf = (scale: Scale, columns: number) =>
  scale.kind === 'days'
    ? { days: Math.floor(columns), minutes: 0 }
    : { days: 0, minutes: Math.round((columns * 60) / step) * step }

export const placeOf = ({ side, id }: ResourceRow): Place | null => (side === 'job' ? null : { side, id })

const dayWords = (date: string): string => `${weekday(date)} ${formatDayMonth(date)}`
const rangeWords = (from: string, to: string): string =>
  from === to ? dayWords(from) : `${dayWords(from)} to ${dayWords(to)}`

/** Which chips a person may pick up: work that is ahead or in progress. */
export const movable = (placed: readonly PlacedChip[], busy: ReadonlySet<number>): PlacedChip[] =>
  placed.filter(({ chip }) => movesNow(chip, busy))

/** What is moved, in words: `Truganina`, `5 bookings`. */
export const titleOf = (chips: readonly Chip[]): string =>
  chips.length === 1
    ? (chips[0]?.name ?? '')
    : plural(
        chips.reduce((sum, { orders }) => sum + orders.length, 0),
        'booking',
      )
