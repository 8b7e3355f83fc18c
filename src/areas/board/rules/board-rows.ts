import { daysBetween } from '#shared/local-date.ts'
import type { Board, BoardAsset } from '../contract/board.ts'
import type { BoardRows } from '../contract/choices.ts'
import { type BoardIndex, type Chip, type PlacedChip, chipsOf, placed } from './chips.ts'
import { withHires } from './hire-chips.ts'

/** How many of a group are booked on a day, and how many there are without those away. */
export interface DayCapacity {
  booked: number
  available: number
  /** How many orders of that day still need one. */
  short: number
}
export interface GroupRow {
  kind: 'group'
  key: string
  name: string
  members: number
  /** One for each day; none where the group has no capacity of its own. */
  days: readonly DayCapacity[]
}
export interface ResourceRow {
  kind: 'resource'
  key: string
  side: 'asset' | 'driver'
  id: number
  /** The fleet number, or the person. */
  name: string
  detail: string
  /** Not ours. */
  subcontractor: string | null
  is_off_road: boolean
  chips: readonly PlacedChip[]
  lanes: number
}
export type BoardRow = GroupRow | ResourceRow

interface Group {
  key: string
  name: string
  rows: ResourceRow[]
  /** The category whose orders it fills. */
  category: number | null
}

/** The board’s rows: each group’s header, then its machines or people unless it is folded. */
export function boardRowsOf(
  board: Board,
  index: BoardIndex,
  { by, dates, folded }: { by: BoardRows; dates: readonly string[]; folded: ReadonlySet<string> },
): BoardRow[] {
  return groupsOf(board, index, by, dates).flatMap((group) => {
    const header: GroupRow = {
      kind: 'group',
      key: group.key,
      name: group.name,
      members: group.rows.length,
      days: capacityOf(board, group, dates),
    }
    return folded.has(group.key) ? [header] : [header, ...group.rows]
  })
}

function groupsOf(board: Board, index: BoardIndex, by: BoardRows, dates: readonly string[]): Group[] {
  const machine = (asset: BoardAsset): ResourceRow => ({
    kind: 'resource',
    key: `asset-${asset.id}`,
    side: 'asset',
    id: asset.id,
    name: asset.fleet_no,
    detail: asset.name,
    subcontractor: asset.subcontractor,
    is_off_road: asset.is_off_road === 1,
    ...laidOut(withHires(board, asset.id, chipsOf(index, 'asset', asset.id)), dates),
  })
  if (by === 'drivers') {
    const people = board.drivers.map((driver) => ({
      group: driver.subcontractor ?? 'Our drivers',
      row: {
        kind: 'resource' as const,
        key: `driver-${driver.id}`,
        side: 'driver' as const,
        id: driver.id,
        name: driver.name,
        detail: '',
        subcontractor: driver.subcontractor,
        is_off_road: false,
        ...laidOut(chipsOf(index, 'driver', driver.id), dates),
      },
    }))
    return grouped(people)
  }
  if (by === 'subcontractors')
    return grouped(
      board.assets.map((asset) => ({ group: asset.subcontractor ?? 'Our plant', row: machine(asset) })),
    )
  return board.categories.map(({ id, name }) => ({
    key: `category-${id}`,
    name,
    category: id,
    rows: board.assets.filter(({ asset_category_id }) => asset_category_id === id).map(machine),
  }))
}

/** Ours first, then the others by name. */
function grouped(members: readonly { group: string; row: ResourceRow }[]): Group[] {
  const groups = Map.groupBy(members, ({ group }) => group)
  return [...groups]
    .map(([name, of]) => ({ key: `group-${name}`, name, category: null, rows: of.map(({ row }) => row) }))
    .toSorted(
      (a, b) =>
        Number(a.rows[0]?.subcontractor !== null) - Number(b.rows[0]?.subcontractor !== null) ||
        a.name.localeCompare(b.name),
    )
}

function laidOut(of: readonly Chip[], dates: readonly string[]) {
  const chips = placed(of, dates)
  return { chips, lanes: Math.max(1, ...chips.map(({ lane }) => lane + 1)) }
}

/** Of each day: how many are booked, how many could be, and how many orders still need one. */
function capacityOf(board: Board, { rows, category }: Group, dates: readonly string[]): DayCapacity[] {
  const [first = ''] = dates
  const days = dates.map(() => ({ booked: 0, available: rows.length, short: 0 }))
  for (const { chips, is_off_road } of rows) {
    if (is_off_road) for (const day of days) day.available -= 1
    const busy = new Set<number>()
    const away = new Set<number>()
    for (const { chip, column, columns } of chips)
      for (let at = column; at < column + columns; at++)
        (chip.look === 'leave' || chip.look === 'workshop' ? away : busy).add(at)
    for (const [at, day] of days.entries())
      if (busy.has(at)) day.booked += 1
      else if (away.has(at) && !is_off_road) day.available -= 1
  }
  if (category === null) return days
  for (const { asset_category_id, needs_asset, is_to_fill, work_date } of board.orders) {
    const day = asset_category_id === category ? days[daysBetween(first, work_date)] : undefined
    if (day && needs_asset && is_to_fill) day.short += 1
  }
  // Those that are free can still fill some.
  for (const day of days) day.short = Math.max(0, day.short - Math.max(0, day.available - day.booked))
  return days
}
