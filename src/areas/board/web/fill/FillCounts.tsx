import { StatusBadge, type Tone } from '#ui/parts/StatusBadge.tsx'
import { plural } from '#shared/text.ts'
import type { FillOrder } from '../../contract/fill/fill-sheet.ts'
import { type CellState, type FillPlan, countStates } from '../../rules/fill/fill-plan.ts'
import css from './fill.module.css'

const looks: readonly (readonly [CellState, Tone, (count: number) => string])[] = [
  ['booked', 'neutral', (count) => `${count} booked`],
  ['pencilled', 'neutral', (count) => `${count} pencilled`],
  ['ready', 'success', (count) => `${count} to book`],
  ['conflict', 'danger', (count) => `${plural(count, 'conflict')}`],
  ['warning', 'warning', (count) => `${plural(count, 'warning')}`],
  ['to_fill', 'info', (count) => `${count} to fill`],
]

/** How the orders stand, and what becomes of those that are not booked. */
export function FillCounts({ orders, plan }: { orders: readonly FillOrder[]; plan: FillPlan }) {
  const counts = countStates(orders, plan)
  return (
    <output className={css.counts}>
      {looks.map(
        ([state, tone, words]) =>
          counts[state] > 0 && <StatusBadge key={state} tone={tone} status={words(counts[state])} />,
      )}
      <span className={css.dim}>What is chosen with a conflict or a warning is not booked.</span>
    </output>
  )
}
