import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import { findLinked, findOrder } from './order-store.ts'
import { presentOrder } from './present-order.ts'

/** One order as this viewer may see it. @throws not_found. */
export async function readOrder(db: Db | Tx, viewer: Viewer, id: number, today: string) {
  const order = await findOrder(db, viewer, id, today)
  if (!order) throw notFound()
  const { duplicated_from_id, split_from_id, moved_to_id, replaced_by_id } = order
  const ids = [duplicated_from_id, split_from_id, moved_to_id, replaced_by_id].filter(
    (other) => other !== null,
  )
  // People limited to their own orders are not shown others.
  const linked = scopeOf(viewer, 'work-orders:read') === 'own' ? [] : await findLinked(db, id, ids)
  const link = (is: (other: (typeof linked)[number]) => boolean) => linked.find(is) ?? null
  return {
    ...presentOrder(viewer, order),
    duplicated_from: link((other) => other.id === duplicated_from_id),
    split_from: link((other) => other.id === split_from_id),
    moved_to: link((other) => other.id === moved_to_id),
    moved_from: link((other) => other.moved_to_id === id),
    replaced_by: link((other) => other.id === replaced_by_id),
    replaces: link((other) => other.replaced_by_id === id),
    cancelled_by: order.canceller,
  }
}

/** The same inside a change. */
export const readOrderOf = ({ tx, viewer, today }: Change, id: number) => readOrder(tx, viewer, id, today)
