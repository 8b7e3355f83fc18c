import type { OrderChange } from '#areas/scheduler/contract/arrange.ts'
import { formatDate, melbourneDate } from '#shared/local-date.ts'
import { timesAfter } from './arrangements.ts'
import type { BoardIndex } from './chips.ts'
import { claimsOf, orderWords, overlaps, resourceOf } from './clash.ts'

/**
 * What is worth knowing before some changes, although nothing speaks against them: a day that is over, or work that is
 * pencilled for the same hours, which would have to go elsewhere.
 */
export function dropNote(index: BoardIndex, changes: readonly OrderChange[]): string | null {
  const { orders, booked, names, today } = index
  for (const change of changes) {
    const order = orders.get(change.id)
    const past = order && pastNote([melbourneDate(timesAfter(order, change).starts_at)], today)
    if (past) return past
  }
  const changed = new Set(changes.map(({ id }) => id))
  for (const mine of changes.flatMap((change) => claimsOf(index, change))) {
    const [side, id] = resourceOf(mine)
    const other = (booked[side].get(id) ?? []).find(
      (one) => one.certainty === 'pencilled' && !changed.has(one.job_item_id ?? 0) && overlaps(one, mine),
    )
    if (other) return `${names[side].get(id) ?? ''} is also pencilled on ${orderWords(orders, other)}.`
  }
  return null
}

/** Names the first of some days that is over. */
export function pastNote(days: readonly string[], today: string): string | null {
  const past = days.find((day) => day < today)
  return past === undefined ? null : `${formatDate(past)} is in the past.`
}
