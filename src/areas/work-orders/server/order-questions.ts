import { question } from '#platform/server/change/change.ts'

/** The assets that are booked on an order and on the road, by their ids. */
export const assetsOnRoad = question<{ job_item_id: number }, readonly number[]>('assetsOnRoad')
