import type { Change } from '#platform/server/change.ts'
import { bookOrder } from './book-order.ts'

/** Books an asset on an order, firmly. @throws as {@link bookOrder} */
export const assignAsset = (
  change: Change,
  order_id: number,
  asset_id: number,
  asked: { override?: { reason: string } } = {},
): Promise<void> => bookOrder(change, order_id, { asset_id, certainty: 'confirmed', ...asked })
