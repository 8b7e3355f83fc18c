import { forbidden } from '#platform/contract/app-error.ts'
import { duplicateOrder } from '#areas/work-orders/server/index.ts'
import type { Duplicated } from '#areas/work-orders/contract/order.ts'
import type { Change } from '#platform/server/change/change.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import type { CopiedOrders, CopyOrdersInput } from '../../contract/arrange.ts'
import { lockArrangedRows, readArranged } from './arrange-store.ts'

/**
 * Repeats orders on other days with what is booked on them, as the order's own page does. What is booked elsewhere then
 * is left off, with the reason: no copy is lost for it.
 * @throws not_found; conflict when a job is closed to changes; forbidden without the right to orders.
 */
export async function copyOrders(change: Change, { ids, dates }: CopyOrdersInput): Promise<CopiedOrders> {
  if (!may(change.viewer, 'work-orders:write')) throw forbidden()
  await lockArrangedRows(change.tx, ids, { hard: true })
  const results: Duplicated[] = []
  const used = new Set<number>()
  for (const id of ids.toSorted((a, b) => a - b))
    results.push(...(await duplicateOrder(change, id, { dates, copyAllocations: 1 }, used)))
  const made = new Set(results.flatMap(({ result, order }) => (order && isMade(result) ? [order.id] : [])))
  const reached = await readArranged(change.tx, [...used])
  const created = reached.filter(({ id }) => made.has(id))
  // Also those that stay to fill because only part of the bookings was free: they had none before.
  const filled = reached.filter(({ id, bookings }) => !made.has(id) && bookings.length > 0)
  return {
    results,
    before: [],
    orders: [...created, ...filled],
    undo: {
      cancel: created.map(({ id, version }) => ({ id, version })),
      orders: filled.map(({ id, version, bookings }) => ({
        id,
        version,
        release: bookings.map((one) => ({ id: one.id, version: one.version })),
      })),
    },
  }
}

const isMade = (result: Duplicated['result']): boolean =>
  result === 'created' || result === 'created without allocation'
