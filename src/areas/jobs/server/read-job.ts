import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import { listHolds } from './holds/hold-store.ts'
import { countUnfinished } from './job-orders-store.ts'
import { findJob } from './job-store.ts'
import { presentJob } from './present-job.ts'

/** One job as this viewer may see it. People who are only booked on it do not see its holds. @throws not_found. */
export async function readJob(db: Db | Tx, viewer: Viewer, id: number, now: Date, today: string) {
  const job = await findJob(db, viewer, id, today)
  if (!job) throw notFound()
  const holds = scopeOf(viewer, 'jobs:read') === 'own' ? [] : await listHolds(db, id)
  const unfinished_orders = await countUnfinished(db, viewer, id, now)
  return { ...presentJob(viewer, job), holds, unfinished_orders }
}

/** The same inside a change. */
export const readJobOf = ({ tx, viewer, now, today }: Change, id: number) =>
  readJob(tx, viewer, id, now, today)
