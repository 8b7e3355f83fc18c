import type { Db } from '#platform/server/database/database.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { Permission } from '#shared/permissions.ts'
import type { RateCardWork } from '../contract/rate-card-work.ts'
import { countCardWork } from './rate-card-work-store.ts'

/** The undecided work that a card is for, as far as the viewer sees all records of the kind. */
export async function readRateCardWork(
  db: Db,
  viewer: Viewer,
  id: number,
  today: string,
): Promise<RateCardWork> {
  const ifAll = (right: Permission, count: number | null) => (scopeOf(viewer, right) === 'all' ? count : null)
  const { quotes, jobs, dockets } = await countCardWork(db, id, today)
  return {
    quotes: ifAll('quotes:read', quotes),
    jobs: ifAll('jobs:read', jobs),
    dockets: ifAll('dockets:read', dockets),
  }
}
