import { addDays, daysBetween, weekday } from '#shared/local-date.ts'
import type { OrderStatus, Shift } from '../contract/choices.ts'

interface Days {
  start_date: string
  end_date: string
  selected_dates: readonly string[]
}

/**
 * The days on which a requirement is to be met: those that were selected, else every working day of its range, Monday
 * to Friday. A range without a working day was meant as it is: every day of it.
 */
export function workDays({ start_date, end_date, selected_dates }: Days): string[] {
  if (selected_dates.length > 0) return [...selected_dates].toSorted()
  const length = daysBetween(start_date, end_date) + 1
  const all = Array.from({ length }, (_, at) => addDays(start_date, at))
  const working = all.filter((date) => !['Sat', 'Sun'].includes(weekday(date)))
  return working.length > 0 ? working : all
}

/** A shift that begins from 6 pm to before 4 am is a night shift. */
export const shiftOf = (start_time: string): Shift =>
  start_time >= '18:00' || start_time < '04:00' ? 'night' : 'day'

export type Plan = Days & { ideal_asset_qty: number }

/** An order that holds its place on a day; what was called off or moved does not. */
export interface PlacedOrder {
  id: number
  order_no: string
  work_date: string
  slot_no: number
  order_status: OrderStatus
  /** 1 when a booking of it has not been released. */
  is_allocated: number
}

export interface OrderChanges<O extends PlacedOrder> {
  add: { work_date: string; slot_no: number }[]
  remove: O[]
  /** What would have to go besides, although somebody is booked or it is confirmed. */
  blocked: O[]
}

/** None is planned where there is no requirement. */
const quantities = (plan: Plan | null): Map<string, number> =>
  new Map(plan ? workDays(plan).map((date) => [date, plan.ideal_asset_qty]) : [])

/**
 * What must become of a requirement's orders when its plan changes; `before` is null for a new one, `after` for one
 * that goes. A day gets as many more as its quantity grew, so that what a client called off does not come back, and
 * loses what stands above its quantity: unallocated pending orders, the last slot first. A raise makes orders from
 * `today` on only, or from the first day of the plan where that is later: nobody did on past days what is needed more
 * now. A past day that was not in the plan is put there on purpose, and gets its orders.
 */
export function orderChanges<O extends PlacedOrder>(
  before: Plan | null,
  after: Plan | null,
  { placed, today }: { placed: readonly O[]; today: string },
): OrderChanges<O> {
  const old = quantities(before)
  const next = quantities(after)
  const changes: OrderChanges<O> = { add: [], remove: [], blocked: [] }
  for (const work_date of [...new Set([...old.keys(), ...next.keys()])].toSorted()) {
    const wanted = next.get(work_date) ?? 0
    const there = placed.filter((order) => order.work_date === work_date)
    const isPastRaise = old.has(work_date) && work_date < today
    const missing = isPastRaise ? 0 : Math.min(wanted - (old.get(work_date) ?? 0), wanted - there.length)
    const slots = freeSlots(there, Math.max(missing, 0))
    changes.add.push(...slots.map((slot_no) => ({ work_date, slot_no })))

    const surplus = Math.max(there.length - wanted, 0)
    const lastFirst = there.toSorted((a, b) => b.slot_no - a.slot_no)
    const removable = lastFirst.filter(isRemovable)
    changes.remove.push(...removable.slice(0, surplus))
    const stuck = lastFirst.filter((order) => !isRemovable(order))
    changes.blocked.push(...stuck.slice(0, Math.max(surplus - removable.length, 0)))
  }
  return changes
}

const isRemovable = ({ order_status, is_allocated }: PlacedOrder): boolean =>
  order_status === 'Pending' && is_allocated === 0

/** The lowest numbers that no order of the day holds. */
export function freeSlots(there: readonly Pick<PlacedOrder, 'slot_no'>[], count: number): number[] {
  const taken = new Set(there.map(({ slot_no }) => slot_no))
  const free: number[] = []
  for (let slot_no = 1; free.length < count; slot_no++) if (!taken.has(slot_no)) free.push(slot_no)
  return free
}
