import type { Reason } from '#areas/scheduler/contract/booking.ts'
import { formatTime, melbourneTime } from '#shared/local-date.ts'
import type { FillInput } from '../../contract/fill/endpoints.ts'
import type { FillOrder, RowCandidate } from '../../contract/fill/fill-sheet.ts'

export type FillKind = 'asset' | 'driver'

/** What is chosen for an order and not booked yet. */
export interface Choice {
  readonly asset?: RowCandidate
  readonly driver?: RowCandidate
  /** Why soft reasons are set aside. */
  readonly override?: string
  /** Why the server refused it. */
  readonly refused?: string
}
/** By order. */
export type FillPlan = ReadonlyMap<number, Choice>

export interface FillRow {
  readonly key: string
  readonly category: string
  readonly orders: readonly FillOrder[]
}

/** The rows of a job, in the order of its orders. */
export const rowsOf = (orders: readonly FillOrder[]): FillRow[] =>
  [...Map.groupBy(orders, ({ row }) => row)].map(([key, of]) => ({
    key,
    category: of[0]?.category ?? '',
    orders: of,
  }))

/** Whether an order has neither booked nor chosen a machine, or a driver that it needs. */
export const lacks = (order: FillOrder, plan: FillPlan, kind: FillKind): boolean =>
  order[kind] === null &&
  plan.get(order.id)?.[kind] === undefined &&
  (kind === 'asset' || order.needs_driver === 1)

const kinds: readonly FillKind[] = ['asset', 'driver']

/** It lacks a machine, or a driver that it needs. */
export const isOpen = (order: FillOrder, plan: FillPlan): boolean =>
  kinds.some((kind) => lacks(order, plan, kind))

/** The first thing that is missing: machine and then driver of each order. */
export function nextGap(
  orders: readonly FillOrder[],
  plan: FillPlan,
): { order: FillOrder; kind: FillKind } | null {
  for (const order of orders) {
    const kind = kinds.find((one) => lacks(order, plan, one))
    if (kind) return { order, kind }
  }
  return null
}

/** A choice for an order; whatever was said against the former one no longer counts. */
export function choose(plan: FillPlan, order_id: number, kind: FillKind, candidate: RowCandidate): FillPlan {
  const { override: _override, refused: _refused, ...before } = plan.get(order_id) ?? {}
  return new Map(plan).set(order_id, { ...before, [kind]: candidate })
}

export function clear(plan: FillPlan, order_id: number): FillPlan {
  const next = new Map(plan)
  next.delete(order_id)
  return next
}

/** The later orders of a row that lack what is chosen for one of them. */
export const remaining = (row: FillRow, from: FillOrder, plan: FillPlan): FillOrder[] =>
  row.orders.filter(
    (order) =>
      order.work_date > from.work_date &&
      kinds.some((kind) => plan.get(from.id)?.[kind] !== undefined && lacks(order, plan, kind)),
  )

/** The same machine and driver for the remaining days. */
export function sameForRemaining(plan: FillPlan, row: FillRow, from: FillOrder): FillPlan {
  const chosen = plan.get(from.id)
  let next = plan
  for (const order of remaining(row, from, plan))
    for (const kind of kinds) {
      const candidate = chosen?.[kind]
      if (candidate && lacks(order, next, kind)) next = choose(next, order.id, kind, candidate)
    }
  return next
}

/** Whether the server was asked about a candidate for an order: it is not free where nobody asked. */
export const isAssessed = (candidate: RowCandidate, { id }: FillOrder): boolean =>
  candidate.orders.some(({ job_item_id }) => job_item_id === id)

/** What speaks against a candidate for an order: as the server said, and that it is chosen for another then. */
export function objectionsTo(
  candidate: RowCandidate,
  kind: FillKind,
  order: FillOrder,
  { plan, orders }: { plan: FillPlan; orders: readonly FillOrder[] },
): Reason[] {
  const own = candidate.orders.find(({ job_item_id }) => job_item_id === order.id)?.reasons ?? []
  const other = orders.find(
    (one) =>
      one.id !== order.id &&
      plan.get(one.id)?.[kind]?.id === candidate.id &&
      one.starts_at < order.ends_at &&
      order.starts_at < one.ends_at,
  )
  return other
    ? [...own, { code: 'booked', text: twiceWords(candidate.name, other), blocks: 'hard' }]
    : [...own]
}

/** What speaks against what is chosen for an order. */
export const objections = (order: FillOrder, plan: FillPlan, orders: readonly FillOrder[]): Reason[] =>
  kinds.flatMap((kind) => {
    const candidate = plan.get(order.id)?.[kind]
    return candidate ? objectionsTo(candidate, kind, order, { plan, orders }) : []
  })

const twiceWords = (name: string, { order_no, starts_at, ends_at }: FillOrder): string => {
  const [from, to] = [starts_at, ends_at].map((at) => formatTime(melbourneTime(at)))
  return `${name} is chosen for ${order_no} from ${from} to ${to} already.`
}

/**
 * A row filled with the first candidate without an objection for each order, the day before’s if it is free.
 * @param candidates best first.
 */
export function suggested(
  plan: FillPlan,
  row: FillRow,
  kind: FillKind,
  { candidates, orders }: { candidates: readonly RowCandidate[]; orders: readonly FillOrder[] },
): FillPlan {
  let next = plan
  let last: RowCandidate | undefined
  for (const order of row.orders) {
    if (!lacks(order, next, kind)) continue
    const preferred = last ? [last, ...candidates] : candidates
    const found = preferred.find(
      (one) => isAssessed(one, order) && objectionsTo(one, kind, order, { plan: next, orders }).length === 0,
    )
    if (!found) continue
    next = choose(next, order.id, kind, found)
    last = found
  }
  return next
}

/** What speaks against what is booked on an order already. */
export const bookedReasons = (order: FillOrder): Reason[] => {
  const all = kinds.flatMap((kind) => order[kind]?.reasons ?? [])
  // That a driver may not drive a machine is said of both.
  return all.filter(({ text }, at) => all.findIndex((one) => one.text === text) === at)
}

export type CellState = 'booked' | 'pencilled' | 'ready' | 'warning' | 'conflict' | 'to_fill'

/**
 * How an order stands: a conflict cannot be booked, a warning needs a reason, and ready is booked with the others. What
 * is booked already stands in the same way: pencilled machines may clash, and a licence expires.
 */
export function stateOf(order: FillOrder, plan: FillPlan, orders: readonly FillOrder[]): CellState {
  const choice = plan.get(order.id)
  const against = choice ? objections(order, plan, orders) : bookedReasons(order)
  if (choice?.refused !== undefined || against.some(({ blocks }) => blocks === 'hard')) return 'conflict'
  if (against.length > 0 && choice?.override === undefined) return 'warning'
  if (choice) return 'ready'
  if (isOpen(order, plan)) return 'to_fill'
  return isPencilled(order) ? 'pencilled' : 'booked'
}

/** Something booked on it may still be taken by others. */
const isPencilled = (order: FillOrder): boolean =>
  kinds.some((kind) => order[kind]?.certainty === 'pencilled')

/** How many orders stand how; one that is booked or pencilled may have a conflict or a warning too. */
export function countStates(
  orders: readonly FillOrder[],
  plan: FillPlan,
): Readonly<Record<CellState, number>> {
  const states = new Map(orders.map((order) => [order, stateOf(order, plan, orders)]))
  const count = (holds: (order: FillOrder) => boolean) => orders.filter(holds).length
  return {
    booked: count((order) => isBooked(order, plan) && !isPencilled(order)),
    pencilled: count((order) => isBooked(order, plan) && isPencilled(order)),
    ready: count((order) => states.get(order) === 'ready'),
    conflict: count((order) => states.get(order) === 'conflict'),
    warning: count((order) => states.get(order) === 'warning'),
    to_fill: count((order) => isOpen(order, plan)),
  }
}

/** It has all that it needs and nothing else is chosen for it, whatever is held against what it has. */
const isBooked = (order: FillOrder, plan: FillPlan): boolean => !plan.has(order.id) && !isOpen(order, plan)

/** How many orders of a row have all that they need: booked, pencilled, or about to be booked. */
export const countFilled = (row: FillRow, plan: FillPlan, orders: readonly FillOrder[]): number =>
  row.orders.filter(
    (order) => isBooked(order, plan) || (stateOf(order, plan, orders) === 'ready' && !isOpen(order, plan)),
  ).length

/** What is booked with one confirmation: every choice but conflicts, and warnings without a reason. */
export const cellsToBook = (orders: readonly FillOrder[], plan: FillPlan): FillInput['cells'] =>
  orders.flatMap((order) => {
    const choice = plan.get(order.id)
    if (!choice || stateOf(order, plan, orders) !== 'ready') return []
    const { asset, driver, override } = choice
    return {
      job_item_id: order.id,
      version: order.version,
      ...(asset && { asset_id: asset.id }),
      ...(driver && { driver_id: driver.id }),
      ...(override !== undefined && { override: { reason: override } }),
    }
  })
