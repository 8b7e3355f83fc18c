import { StatusBadge, type Tone } from '#ui/parts/StatusBadge.tsx'
import { plural } from '#shared/text.ts'
import type { FillOrder } from '../../contract/fill/fill-sheet.ts'
import { type CellState, type FillPlan, isOpen, stateOf } from '../../rules/fill/fill-plan.ts'
import css from './fill.module.css'

const looks: readonly (readonly [CellState, Tone, (count: number) => string])[] = [
  ['booked', 'neutral', (count) => `${count} booked`],
  ['ready', 'success', (count) => `${count} to book`],
  ['conflict', 'danger', (count) => `${plural(count, 'conflict')}`],
  ['warning', 'warning', (count) => `${plural(count, 'warning')}`],
  ['to_fill', 'info', (count) => `${count} to fill`],
]

/** How the orders stand, and what becomes of those that are not booked. */
export function FillCounts({ orders, plan }: { orders: readonly FillOrder[]; plan: FillPlan }) {
  const counts = Map.groupBy(orders, (order) => stateOf(order, plan, orders))
  return (
    <output className={css.counts}>
      {looks.map(([state, tone, words]) => {
        const count =
          state === 'to_fill'
            ? orders.filter((order) => isOpen(order, plan)).length
            : (counts.get(state)?.length ?? 0)
        return count > 0 && <StatusBadge key={state} tone={tone} status={words(count)} />
      })}
      <span className={css.dim}>What is in conflict, has a warning or is empty stays to fill.</span>
    </output>
  )
}
