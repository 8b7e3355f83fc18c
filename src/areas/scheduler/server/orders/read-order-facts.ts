import { notFound } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { findOrderPlace } from '#areas/work-orders/server/index.ts'
import { findOrder, lockOrder } from './order-store.ts'

/** An order this viewer may see, with its bookings. @throws not_found */
export async function readOrderFacts(db: Db | Tx, viewer: Viewer, id: number) {
  const order = (await findOrderPlace(db, viewer, id)) && (await findOrder(db, id))
  if (!order) throw notFound()
  return order
}

/** The same, locked until the change ends. @throws not_found */
export async function openOrder(tx: Tx, viewer: Viewer, id: number) {
  await lockOrder(tx, id)
  return readOrderFacts(tx, viewer, id)
}
