import type { TipOrder } from '../contract/tip-order.ts'

export type Planned = Pick<TipOrder, 'planned_loads' | 'planned_quantity'>
export type Done = Pick<TipOrder, 'done_loads' | 'done_quantity'>

/** What is left to tip of a plan, in loads and in its unit; null when everything planned was tipped. */
export function restOfTip(tip: Planned & Done): Planned | null {
  const { planned_loads, planned_quantity, done_loads, done_quantity } = tip
  const rest = {
    planned_loads: planned_loads === null ? null : planned_loads - done_loads,
    // In thousandths, as quantities are stored.
    planned_quantity:
      planned_quantity === null
        ? null
        : Math.round(planned_quantity * 1000 - (done_quantity ?? 0) * 1000) / 1000,
  }
  const isDone = Object.values(rest).some((left) => left !== null && left <= 0)
  return isDone ? null : rest
}
