import type { Db } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { DocketNarrowing } from '../contract/endpoints.ts'
import { listDocketsToCheck } from './docket-sums-store.ts'
import { withFlags } from './flags/with-flags.ts'

/** How many of the oldest are searched for flags that come from other records. */
const searched = 100

/** The first that a filter finds, with their flags: those with something to look into, then the oldest. */
export async function listToCheck(db: Db, viewer: Viewer, filters: DocketNarrowing, limit: number) {
  const dockets = await withFlags(db, await listDocketsToCheck(db, viewer, filters, searched))
  const asPlanned = ({ variance, total_cents }: (typeof dockets)[number]): number =>
    variance.length === 0 && total_cents !== null ? 1 : 0
  return dockets.toSorted((a, b) => asPlanned(a) - asPlanned(b)).slice(0, limit)
}
