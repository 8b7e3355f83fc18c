import { thousandths } from '#shared/units.ts'
import type { TipOrder } from '../contract/tip-order.ts'
import { type Done, type Planned, restOfTip } from './rest-of-tip.ts'

type Planning = Planned & Pick<TipOrder, 'unit'>
/** How long each of the two orders of a split day is, in the same unit. */
export interface Parts {
  first: number
  second: number
}

/**
 * What the two orders of a split day are each to tip of a plan, which together come to it. What was begun is left to the
 * first as far as it was tipped, and the rest goes to the second. Else the two share it by their hours, in whole loads,
 * the odd one to the first. `second`: null when nothing is left for it.
 */
export function splitTip(tip: Planning & Done, parts: Parts): { first: Planned; second: Planned | null } {
  const { planned_loads, planned_quantity } = tip
  const second = tip.done_loads > 0 ? restOfTip(tip) : shareOf(tip, parts)
  if (!second) return { first: { planned_loads, planned_quantity }, second }
  return { first: combined(tip, second, -1), second }
}

/** The plan of two orders that become one again. */
export const joinTips = (one: Planned, other: Planned): Planned => combined(one, other, 1)

function shareOf({ planned_loads, planned_quantity, unit }: Planning, parts: Parts): Planned | null {
  const byHours = (whole: number) => Math.floor((whole * parts.second) / (parts.first + parts.second))
  const loads = planned_loads === null ? null : byHours(planned_loads)
  const all = thousandths(planned_quantity)
  // As many of its tonnes as of its loads, where both are planned.
  const some = planned_loads === null ? byHours(all) : Math.floor((all * (loads ?? 0)) / planned_loads)
  const quantity = planned_quantity === null ? null : (unit === 'load' ? wholeLoads(some) : some) / 1000
  return loads === 0 || quantity === 0 ? null : { planned_loads: loads, planned_quantity: quantity }
}

const wholeLoads = (thousands: number): number => Math.floor(thousands / 1000) * 1000

const combined = (one: Planned, other: Planned, sign: 1 | -1): Planned => ({
  planned_loads: total(one.planned_loads, other.planned_loads, sign),
  planned_quantity: total(one.planned_quantity, other.planned_quantity, sign),
})

/** Null where neither plans it, or where nothing of it is left: a plan has no figure of nothing. */
const total = (one: number | null, other: number | null, sign: 1 | -1): number | null =>
  (thousandths(one) + sign * thousandths(other)) / 1000 || null
