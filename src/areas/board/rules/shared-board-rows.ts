import type { BoardRow } from './board-rows.ts'
import type { Chip } from './chips.ts'
import type { PlacedChip } from './scale.ts'

/** These rows, each the same object as `before` where it shows the same: only the others are drawn again. */
export function sharedBoardRows(
  rows: readonly BoardRow[],
  before: ReadonlyMap<string, BoardRow>,
): readonly BoardRow[] {
  return rows.map((row) => {
    const old = before.get(row.key)
    return old && isSameRow(row, old) ? old : row
  })
}

const isSameRow = (row: BoardRow, other: BoardRow): boolean => {
  if (row.kind === 'group' || other.kind === 'group')
    return (
      row.kind === 'group' &&
      other.kind === 'group' &&
      isSame(row, other, ['name', 'members']) &&
      isSameList(row.days, other.days, (day, old) => isSame(day, old, ['booked', 'available', 'short']))
    )
  return (
    isSame(row, other, ['id', 'name', 'detail', 'subcontractor', 'is_off_road', 'lanes']) &&
    isSameList(row.chips, other.chips, isSamePlace)
  )
}

const isSamePlace = (placed: PlacedChip, old: PlacedChip): boolean =>
  isSame(placed, old, ['lane', 'column', 'columns']) && isSameChip(placed.chip, old.chip)

/** What has not changed of a board is the same object. */
const isSameChip = (chip: Chip, old: Chip): boolean =>
  isSame(chip, old, ['id', 'look', 'name', 'partner', 'from', 'to', 'hire']) &&
  isSameList(chip.orders, old.orders) &&
  isSameList(chip.bookings, old.bookings)

const isSame = <T>(one: T, other: T, keys: readonly (keyof T)[]): boolean =>
  keys.every((key) => one[key] === other[key])

const isSameList = <T>(
  list: readonly T[],
  other: readonly T[],
  isSameItem: (one: T, other: T) => boolean = (one, old) => one === old,
): boolean =>
  list.length === other.length &&
  list.every((one, at) => {
    const old = other[at]
    return old !== undefined && isSameItem(one, old)
  })
