import { may } from '#platform/server/sessions/viewer.ts'
import type { HomeContext } from './home-card.ts'

/**
 * The orders of the day being planned with a machine off the road, or whose driver or machine may not work: a home that
 * plans a day shows them under those headings only, since there is no point in confirming or chasing them before. For who
 * sees the headings.
 */
export async function readInTrouble({ day, viewer, facts }: HomeContext): Promise<number[]> {
  if (day === null || !may(viewer, 'scheduler:write')) return []
  const [offRoad, stopped] = await Promise.all([facts.offRoad(), facts.stopped()])
  return [...new Set([...offRoad, ...stopped.map(({ order_id }) => order_id)])]
}
