import type { Db } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { DocketNarrowing } from '../contract/endpoints.ts'
import type { DocketInList } from './docket-store.ts'
import { listDocketsToCheck } from './docket-sums-store.ts'
import { withFlags } from './flags/with-flags.ts'

/** How many of the oldest are searched for flags that come from other records. */
const searched = 100

/** The first that a filter finds, with their flags: those with something to look into, then the oldest. */
export async function listToCheck(db: Db, viewer: Viewer, filters: DocketNarrowing, limit: number) {
  const first = await withFlags(db, await listDocketsToCheck(db, viewer, filters, limit))
  // What has something of its own to look into is found first, so the others are not asked about.
  if (first.length < limit || !first.some(isAsPlanned)) return inOrder(first)
  const known = new Set(first.map(({ id }) => id))
  const others = (await listDocketsToCheck(db, viewer, filters, searched)).filter(({ id }) => !known.has(id))
  return inOrder([...first, ...(await withFlags(db, others))]).slice(0, limit)
}

const isAsPlanned = ({ variance, total_cents }: DocketInList): boolean =>
  variance.length === 0 && total_cents !== null

const inOrder = <D extends DocketInList>(dockets: readonly D[]): D[] =>
  dockets.toSorted((a, b) => Number(isAsPlanned(a)) - Number(isAsPlanned(b)))
