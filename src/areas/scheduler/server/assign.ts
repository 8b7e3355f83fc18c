import type { Change } from '#platform/server/change.ts'
import { bookOrder } from './book-order.ts'

interface Asked {
  override?: { reason: string }
}

/** Books an asset on an order, firmly. @throws as {@link bookOrder} */
export const assignAsset = (
  change: Change,
  order_id: number,
  asset_id: number,
  asked: Asked = {},
): Promise<void> => bookOrder(change, order_id, { asset_id, certainty: 'confirmed', ...asked })

/** Books a driver on an order, firmly. @throws as {@link bookOrder} */
export const assignDriver = (
  change: Change,
  order_id: number,
  driver_id: number,
  asked: Asked = {},
): Promise<void> => bookOrder(change, order_id, { driver_id, certainty: 'confirmed', ...asked })

/** Notes whom an order is planned for; it may lie over other bookings. @throws as {@link bookOrder} */
export const pencil = (
  change: Change,
  order_id: number,
  { asset_id, driver_id, ...asked }: { asset_id?: number; driver_id?: number } & Asked,
): Promise<void> => bookOrder(change, order_id, { asset_id, driver_id, certainty: 'pencilled', ...asked })
