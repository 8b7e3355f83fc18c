import { daysBetween } from '#shared/local-date.ts'
import type { Board, BoardAsset, BoardOrder } from '../contract/board.ts'
import type { BoardRows } from '../contract/choices.ts'
import { type BoardIndex, type Chip, chipsOf } from './chips.ts'
import { lacksAsset } from './filters.ts'
import { withHires } from './hire-chips.ts'
import { type PlacedChip, type Scale, placed } from './scale.ts'

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
  side: 'asset' | 'driver' | 'job'
  id: number
  /** The fleet number, the person, or the job’s title. */
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

interface RowOptions {
  by: BoardRows
  scale: Scale
  folded: ReadonlySet<string>
  /** Which chips are shown; where some are not, neither are the rows without any. */
  shows?: ((chip: Chip) => boolean) | undefined
  /** The rows are only some of those that may do the orders: who is not here may still fill them, so none are short. */
  isPart?: boolean | undefined
}

/** The board’s rows: each group’s header, then its machines or people unless it is folded. */
export function boardRowsOf(
  board: Board,
  index: BoardIndex,
  { by, scale, folded, shows, isPart = false }: RowOptions,
): BoardRow[] {
  const short: Short = isPart ? new Map() : shortOf(board)
  return groupsOf(board, index, { by, scale, shows }).flatMap((group) => {
    const rows = shows ? group.rows.filter(({ chips }) => chips.length > 0) : group.rows
    if (shows && rows.length === 0) return []
    const header: GroupRow = {
      kind: 'group',
      key: group.key,
      name: group.name,
      members: rows.length,
      days: by === 'jobs' ? [] : capacityOf(group, { dates: scale.dates, today: board.today, short }),
    }
    return folded.has(group.key) ? [header] : [header, ...rows]
  })
}

function groupsOf(
  board: Board,
  index: BoardIndex,
  { by, scale, shows }: Pick<RowOptions, 'by' | 'scale' | 'shows'>,
): Group[] {
  const lanesOf = (chips: readonly Chip[]) => {
    const shown = placed(shows ? chips.filter(shows) : chips, scale)
    return { chips: shown, lanes: Math.max(1, ...shown.map(({ lane }) => lane + 1)) }
  }
  const machine = (asset: BoardAsset): ResourceRow => ({
    kind: 'resource',
    key: `asset-${asset.id}`,
    side: 'asset',
    id: asset.id,
    name: asset.fleet_no,
    detail: asset.name,
    subcontractor: asset.subcontractor,
    is_off_road: asset.is_off_road === 1,
    ...lanesOf(withHires(board, asset.id, chipsOf(index, 'asset', asset.id))),
  })
  if (by === 'jobs') return jobGroups(board, index, lanesOf)
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
        ...lanesOf(chipsOf(index, 'driver', driver.id)),
      },
    }))
    return grouped(people)
  }
  if (by === 'subcontractors')
    // Theirs are what is looked for here.
    return grouped(
      board.assets.map((asset) => ({ group: asset.subcontractor ?? 'Our plant', row: machine(asset) })),
    ).toSorted((a, b) => Number(isOurs(a)) - Number(isOurs(b)))
  const fleets = Map.groupBy(board.assets, ({ asset_category_id }) => asset_category_id)
  return board.categories.map(({ id, name }) => ({
    key: `category-${id}`,
    name,
    category: id,
    rows: (fleets.get(id) ?? []).map(machine),
  }))
}

const isOurs = ({ rows }: Group): boolean => rows[0]?.subcontractor === null

/** Ours first, then the others by name. */
function grouped(members: readonly { group: string; row: ResourceRow }[]): Group[] {
  const groups = Map.groupBy(members, ({ group }) => group)
  return [...groups]
    .map(([name, of]) => ({ key: `group-${name}`, name, category: null, rows: of.map(({ row }) => row) }))
    .toSorted((a, b) => Number(isOurs(b)) - Number(isOurs(a)) || a.name.localeCompare(b.name))
}

/** The machines of each job, a chip for each stretch, by client. */
function jobGroups(
  board: Board,
  index: BoardIndex,
  lanesOf: (chips: readonly Chip[]) => Pick<ResourceRow, 'chips' | 'lanes'>,
): Group[] {
  const chips = board.assets.flatMap(({ id, fleet_no }) =>
    chipsOf(index, 'asset', id).map((chip) => ({ ...chip, name: fleet_no })),
  )
  const jobs = Map.groupBy(
    chips.filter(({ orders }) => orders.length > 0),
    ({ orders }) => orders[0]?.job_id ?? 0,
  )
  return grouped(
    [...jobs].flatMap(([id, of]) => {
      const [order] = of[0]?.orders ?? []
      if (!order) return []
      const byStart = of.toSorted((a, b) => a.from.localeCompare(b.from) || a.id - b.id)
      const row = {
        kind: 'resource' as const,
        key: `job-${id}`,
        side: 'job' as const,
        id,
        name: order.job,
        detail: order.suburb ?? '',
        subcontractor: null,
        is_off_road: false,
        ...lanesOf(byStart),
      }
      return [{ group: order.client, row }]
    }),
  )
}

/** Which orders still lack a machine, by the category that they need. */
type Short = ReadonlyMap<number | null, readonly BoardOrder[]>
const shortOf = ({ orders }: Board): Short =>
  Map.groupBy(orders.filter(lacksAsset), ({ asset_category_id }) => asset_category_id)

interface CapacityInputs {
  dates: readonly string[]
  today: string
  short: Short
}

/**
 * Of each day: how many are booked, how many could be, and how many orders still need one. A machine that is off the road
 * is neither from today on, whatever it is booked for.
 */
function capacityOf({ rows, category }: Group, { dates, today, short }: CapacityInputs): DayCapacity[] {
  const [first = ''] = dates
  const days = dates.map(() => ({ booked: 0, available: rows.length, short: 0 }))
  for (const { chips, is_off_road } of rows) {
    const busy = new Set<number>()
    const away = new Set<number>()
    for (const { chip } of chips) {
      const end = Math.min(dates.length, daysBetween(first, chip.to) + 1)
      for (let at = Math.max(0, daysBetween(first, chip.from)); at < end; at++)
        (chip.look === 'leave' || chip.look === 'workshop' ? away : busy).add(at)
    }
    for (const [at, day] of days.entries()) {
      const isOffRoad = is_off_road && (dates[at] ?? '') >= today
      if (isOffRoad || (away.has(at) && !busy.has(at))) day.available -= 1
      else if (busy.has(at)) day.booked += 1
    }
  }
  if (category === null) return days
  for (const { work_date } of short.get(category) ?? []) {
    const day = days[daysBetween(first, work_date)]
    if (day) day.short += 1
  }
  // Those that are free can still fill some.
  for (const day of days) day.short = Math.max(0, day.short - Math.max(0, day.available - day.booked))
  return days
}
