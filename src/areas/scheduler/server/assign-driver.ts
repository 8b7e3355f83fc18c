import type { Change } from '#platform/server/change.ts'
import { bookOrder } from './book-order.ts'

/** Books a driver on an order, firmly. @throws as {@link bookOrder} */
export const assignDriver = (
  change: Change,
  order_id: number,
  driver_id: number,
  asked: { override?: { reason: string } } = {},
): Promise<void> => bookOrder(change, order_id, { driver_id, certainty: 'confirmed', ...asked })
