import { may } from '#platform/server/sessions/viewer.ts'
import { ordersOf } from './day-orders.ts'
import type { HomeContext } from './home-card.ts'

/** More than the largest business has in a day. */
const dayLimit = 500

/** The orders of the day being planned with a machine off the road; none on a home that plans no day. */
export async function readOffRoad(context: HomeContext): Promise<number[]> {
  const { day } = context
  if (day === null) return []
  const days = { from: day, to: day }
  const { rows } = await ordersOf(context, { ...days, off_road: '1', page_size: dayLimit, with_total: 0 })
  return rows.map(({ id }) => id)
}

/**
 * Those and the ones whose driver or machine may not work: a home that plans a day shows them under those headings
 * only, since there is no point in confirming or chasing them before. For who sees the headings.
 */
export async function readInTrouble(context: HomeContext): Promise<number[]> {
  const { day, viewer, facts } = context
  if (day === null || !may(viewer, 'scheduler:write')) return []
  const [offRoad, stopped] = await Promise.all([readOffRoad(context), facts.stopped()])
  return [...new Set([...offRoad, ...stopped.map(({ order_id }) => order_id)])]
}
