import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type Viewer, may } from '#platform/server/sessions/viewer.ts'
import { addDays, melbourneDate } from '#shared/local-date.ts'
import type { DriverJob } from '../contract/driver-job.ts'
import { type DriverJobHead, dayOf, findDriverJobs } from './driver-job-store.ts'
import { presentDriverJob } from './present-driver-job.ts'
import { readProgress } from './steps/read-progress.ts'
import { stepFiles } from './steps/step-file-store.ts'

/** Drivers see their own jobs, whether or not they may see others. */
const rightOf = (viewer: Viewer) =>
  may(viewer, 'driver-jobs:read') ? ('driver-jobs:read' as const) : ('driver-jobs:work' as const)

/** One driver job, in full. @throws not_found */
export async function readDriverJob(db: Db | Tx, viewer: Viewer, id: number, now: Date): Promise<DriverJob> {
  const [job] = await whole(db, await findDriverJobs(db, viewer, rightOf(viewer), [id]), now)
  if (!job) throw notFound()
  return job
}

/** The same inside a change. */
export const readDriverJobOf = ({ tx, viewer, now }: Change, id: number): Promise<DriverJob> =>
  readDriverJob(tx, viewer, id, now)

/** What the calling driver has to answer, to do today and tomorrow, or to finish; empty for anyone else. */
export async function readDay(db: Db, viewer: Viewer, now: Date): Promise<DriverJob[]> {
  if (viewer.driver_id === null) return []
  const today = melbourneDate(now)
  const ids = await dayOf(db, viewer.driver_id, { first: today, last: addDays(today, 1) })
  return ids.length === 0 ? [] : whole(db, await findDriverJobs(db, viewer, 'driver-jobs:work', ids), now)
}

async function whole(db: Db | Tx, heads: readonly DriverJobHead[], now: Date): Promise<DriverJob[]> {
  if (heads.length === 0) return []
  const ids = heads.map(({ id }) => id)
  const [read, files] = await Promise.all([readProgress(db, heads, now.toISOString()), stepFiles(db, ids)])
  return read.map(({ job, progress, steps }) =>
    presentDriverJob(job, {
      progress,
      steps,
      files: files.filter(({ driver_job_id }) => driver_job_id === job.id),
    }),
  )
}
