import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Variance } from '../../rules/flags/docket-variance.ts'
import { listLeftExtras } from '../charges/left-extras.ts'

/**
 * By docket id: tolls, or hours or a day of an attachment, that it left to another docket of its machine's day, which no
 * longer charges them. Looked up each time, because other dockets come and go.
 */
export async function extrasFlags(db: Db | Tx, ids: readonly number[]): Promise<Map<number, Variance[]>> {
  if (ids.length === 0) return new Map()
  const names = new Map<number, string[]>()
  for (const { name, dockets } of await listLeftExtras(db, { ids }))
    for (const { id } of dockets) names.set(id, [...(names.get(id) ?? []), name])
  return new Map(
    [...names].map(([id, left]) => [
      id,
      [{ code: 'uncharged', text: `Not charged any more on another docket of the day: ${left.join(', ')}.` }],
    ]),
  )
}
