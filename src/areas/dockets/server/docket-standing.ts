import type { Db, Tx } from '#platform/server/database.ts'
import { type Viewer, may } from '#platform/server/viewer.ts'
import { isOverTolerance } from '../rules/docket-variance.ts'
import { type StoredLine, listLines } from './docket-line-store.ts'
import type { StoredDocket } from './docket-store.ts'

/** What of a docket decides whether this viewer may approve it. Whoever approves invoices answers for what is over tolerance. */
export async function standingOf(
  db: Db | Tx,
  viewer: Viewer,
  docket: Pick<StoredDocket, 'id' | 'variance'>,
  lines?: readonly StoredLine[],
) {
  const unpriced = (lines ?? (await listLines(db, docket.id))).find(
    ({ is_billable, unit_price_cents }) => is_billable && unit_price_cents === null,
  )
  return {
    unpriced_line: unpriced?.description ?? null,
    needs_accounts: Number(isOverTolerance(docket.variance) && !may(viewer, 'invoices:approve')),
  }
}
