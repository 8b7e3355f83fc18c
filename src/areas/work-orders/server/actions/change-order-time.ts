import type { Change } from '#platform/server/change/change.ts'
import type { Overriding } from '../../contract/order.ts'
import { editOrder } from '../edit-order.ts'

/** Puts an order on another day or time; what is left out stays. @throws as `editOrder`. */
export async function changeOrderTime(
  change: Change,
  id: number,
  when: { work_date?: string; start_time?: string; end_time?: string },
  asked: Overriding = {},
): Promise<void> {
  await editOrder(change, id, { ...when, ...asked })
}
