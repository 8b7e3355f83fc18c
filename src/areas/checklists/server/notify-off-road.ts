import { notify } from '#areas/notifications/server/index.ts'
import { findHolders } from '#areas/users/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { comingOrders } from './asset-checklist-store.ts'

interface Cause {
  record_type: 'asset_checklist' | 'asset_defect'
  record_id: number
  link: string
  /** What is wrong with the asset. */
  reason: string
  /** How it was discovered, as a sentence. */
  because: string
}

/**
 * Notifies those who book the plant and those responsible for safety, once each, of the problem and the
 * orders affected.
 */
export async function notifyOffRoad(
  change: Change,
  asset: { id: number; fleet_no: string; name: string },
  { reason, because, ...about }: Cause,
): Promise<void> {
  const { tx, now, viewer } = change
  const holders = [
    ...(await findHolders(tx, 'scheduler:write')),
    ...(await findHolders(tx, 'defects:verify')),
  ]
  const orders = await comingOrders(tx, asset.id, now)
  await notify(change, {
    ...about,
    user_ids: [...new Set(holders)].filter((id) => id !== viewer.user_id),
    type: 'defect',
    title: `${asset.fleet_no} ${asset.name} is off road: ${reason}`,
    body: `${because} ${orders.length > 0 ? `It is booked on ${orders.map(({ order_no, client }) => `${order_no} (${client})`).join(', ')}.` : 'It is not booked on any order.'}`,
    dedupe_key: `off-road:${about.record_type}:${about.record_id}`,
  })
}
