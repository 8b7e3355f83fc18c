import type { Change } from '#platform/server/change.ts'
import { bookOrder } from './book-order.ts'

interface Asked {
  asset_id?: number
  driver_id?: number
  override?: { reason: string }
}

/** Notes whom an order is planned for; it may lie over other bookings. @throws as {@link bookOrder} */
export const pencil = (change: Change, order_id: number, asked: Asked): Promise<void> =>
  bookOrder(change, order_id, { ...asked, certainty: 'pencilled' })
