import { notFound } from '#platform/contract/app-error.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Viewer } from '#platform/server/viewer.ts'
import { findOrder, lockOrder } from './order-store.ts'

/** The order with what is booked on it, held until the change ends. @throws not_found */
export async function openOrder(tx: Tx, viewer: Viewer, id: number) {
  await lockOrder(tx, id)
  const order = await findOrder(tx, viewer, id)
  if (!order) throw notFound()
  return order
}
