import { addDays, daysBetween, weekday } from '#shared/local-date.ts'
import type { OrderStatus, Shift } from '../contract/choices.ts'
import { orderWindow } from './order-window.ts'

interface Days {
  start_date: string
  end_date: string
  selected_dates: readonly string[]
}

/**
 * A requirement's days: the selected ones, else every working day in its range, Monday to Friday. A range
 * without a working day is taken as meant: every day of it.
 */
export function workDays({ start_date, end_date, selected_dates }: Days): string[] {
  if (selected_dates.length > 0) return [...selected_dates].toSorted()
  const length = daysBetween(start_date, end_date) + 1
  const all = Array.from({ length }, (_, at) => addDays(start_date, at))
  const working = all.filter((date) => !['Sat', 'Sun'].includes(weekday(date)))
  return working.length > 0 ? working : all
}

/** A shift that starts from 6 pm to before 4 am is a night shift. */
export const shiftOf = (start_time: string): Shift =>
  start_time >= '18:00' || start_time < '04:00' ? 'night' : 'day'

export type Plan = Days & { ideal_asset_qty: number }
/** A plan with when its orders run. */
export type TimedPlan = Plan & { start_time: string; est_hours: number }

/** An order that takes its slot on a day; cancelled and moved ones do not. */
export interface PlacedOrder {
  id: number
  order_no: string
  work_date: string
  slot_no: number
  order_status: OrderStatus
  ends_at: string
  /** 1 when it has an unreleased booking. */
  is_allocated: number
}

export interface OrdersToRemove<O extends PlacedOrder> {
  remove: O[]
  /** What would have to go as well, although booked or confirmed. */
  blocked: O[]
}

export interface OrderChanges<O extends PlacedOrder> extends OrdersToRemove<O> {
  add: { work_date: string; slot_no: number }[]
}

interface Inputs<O extends PlacedOrder> {
  placed: readonly O[]
  today: string
  /** An instant. */
  now: string
}

/** Nothing is planned without a requirement. */
const quantities = (plan: Plan | null): Map<string, number> =>
  new Map(plan ? workDays(plan).map((date) => [date, plan.ideal_asset_qty]) : [])

/**
 * What happens to a requirement's orders when its plan changes; `before` is null for a new one. A day gains
 * as many as its quantity grew by, so that orders a client cancelled do not come back, and loses as many as
 * it fell by, so that repeated and moved orders stay: unallocated pending orders, last slot first. The past
 * stays: on past days, and for today's orders that have ended, nothing is added or removed. A past day newly
 * added to the plan is deliberate, and gets its orders.
 */
export function orderChanges<O extends PlacedOrder>(
  before: Plan | null,
  after: TimedPlan,
  { placed, today, now }: Inputs<O>,
): OrderChanges<O> {
  const old = quantities(before)
  const next = quantities(after)
  const changes: OrderChanges<O> = { add: [], remove: [], blocked: [] }
  for (const work_date of [...new Set([...old.keys(), ...next.keys()])].toSorted()) {
    const was = old.get(work_date) ?? 0
    const wanted = next.get(work_date) ?? 0
    const there = placed.filter((order) => order.work_date === work_date)
    const { ends_at } = orderWindow(work_date, after.start_time, after.est_hours)
    const isPastRaise = old.has(work_date) && (work_date < today || ends_at <= now)
    const missing = isPastRaise ? 0 : Math.min(wanted - was, wanted - there.length)
    const slots = freeSlots(there, Math.max(missing, 0))
    changes.add.push(...slots.map((slot_no) => ({ work_date, slot_no })))

    const surplus = Math.max(Math.min(was - wanted, there.length - wanted), 0)
    const toCome = work_date < today ? [] : there.filter((order) => order.ends_at > now)
    const { remove, blocked } = ordersToRemove(toCome, surplus)
    changes.remove.push(...remove)
    changes.blocked.push(...blocked)
  }
  return changes
}

/** Which of some orders go: unbooked ones first, of those the last slot first. */
export function ordersToRemove<O extends PlacedOrder>(
  orders: readonly O[],
  count: number,
): OrdersToRemove<O> {
  const lastFirst = orders.toSorted((a, b) => b.slot_no - a.slot_no)
  const removable = lastFirst.filter(isRemovable)
  const stuck = lastFirst.filter((order) => !isRemovable(order))
  return {
    remove: removable.slice(0, count),
    blocked: stuck.slice(0, Math.max(count - removable.length, 0)),
  }
}

const isRemovable = ({ order_status, is_allocated }: PlacedOrder): boolean =>
  order_status === 'Pending' && is_allocated === 0

/** The lowest slot numbers free on the day. */
export function freeSlots(there: readonly Pick<PlacedOrder, 'slot_no'>[], count: number): number[] {
  const used = new Set(there.map(({ slot_no }) => slot_no))
  const free: number[] = []
  for (let slot_no = 1; free.length < count; slot_no++) if (!used.has(slot_no)) free.push(slot_no)
  return free
}
