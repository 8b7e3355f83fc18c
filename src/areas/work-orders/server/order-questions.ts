import { question } from '#platform/server/change/change.ts'

/** The ids of assets booked on an order that are on the road. */
export const assetsOnRoad = question<{ job_item_id: number }, readonly number[]>('assetsOnRoad')

/** What shows that an order was worked on, as sentences: `This order has docket D-000012.` */
export const workOnOrder = question<{ job_item_id: number }, readonly string[]>('workOnOrder')
