import type { Tx } from '#platform/server/database/database.ts'
import { freeSlots } from '../../rules/materialise.ts'
import { findSlots } from '../order-store.ts'

/** The slot of an order on another day: its own number if free, else the lowest free one. */
export async function freeSlot(
  tx: Tx,
  requirement_id: number,
  work_date: string,
  order?: { id: number; slot_no: number },
): Promise<number> {
  const used = await findSlots(tx, requirement_id, work_date, order?.id)
  if (order && !used.some(({ slot_no }) => slot_no === order.slot_no)) return order.slot_no
  return freeSlots(used, 1)[0] ?? 1
}
