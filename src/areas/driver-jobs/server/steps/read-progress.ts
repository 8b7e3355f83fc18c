import { listMaterials } from '#areas/settings/server/index.ts'
import { listRestrictedMaterials } from '#areas/tip-sites/server/index.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Progress, TimeEntry } from '../../contract/progress.ts'
import { progressOf, withHours } from '../../rules/progress.ts'
import { checklistStates, lastReadings } from '../checklists/checklist-state-store.ts'
import type { StoredDriverJob } from '../driver-job-store.ts'
import { type StoredStep, stepsOf } from './step-store.ts'
import { stopsOf } from './stop-store.ts'
import { entriesOf } from './derived-rows-store.ts'

type JobHead = Pick<
  StoredDriverJob,
  'id' | 'status' | 'order_version' | 'cancelled_at' | 'travel_at' | 'started_at'
>

/** A locked driver job's progress up to an instant of its day. */
export async function progressUntil(tx: Tx, job: JobHead, at: string): Promise<Progress> {
  const [read] = await readProgress(tx, [job], at)
  if (!read) throw new Error('A driver job that is locked is there')
  return read.progress
}

/**
 * Each driver job's progress and steps, using the checklist of the day of `at` and the machine's readings by
 * then. Hours are the stored ones, which exclude the driver's work elsewhere.
 */
export async function readProgress<J extends JobHead>(
  db: Db | Tx,
  jobs: readonly J[],
  at: string,
): Promise<{ job: J; progress: Progress; steps: StoredStep[] }[]> {
  if (jobs.length === 0) return []
  const ids = jobs.map(({ id }) => id)
  const [steps, checklists, stops, meters, hours, materials, restricted_materials] = await Promise.all([
    stepsOf(db, ids),
    checklistStates(db, ids, at),
    stopsOf(db, ids, at),
    lastReadings(db, ids, at),
    entriesOf(db, ids),
    listMaterials(db),
    listRestrictedMaterials(db),
  ])
  const tracked_materials = materials.filter(({ is_tracked }) => is_tracked).map(({ value }) => value)
  return jobs.map((job) => {
    const own = steps.filter(({ driver_job_id }) => driver_job_id === job.id)
    const applied = own.filter(({ state }) => state === 'applied')
    const { status, cancelled_at, order_version, travel_at, started_at } = job
    const isEnded = status === 'Cancelled' || status === 'No Show'
    const progress = progressOf(applied, {
      order_version,
      tracked_materials,
      restricted_materials,
      ...meters.get(job.id),
      ...stops.get(job.id),
      checklist: checklists.get(job.id) ?? 'not needed',
      ended: isEnded && cancelled_at !== null ? { status, at: cancelled_at } : null,
    })
    const entries = hours.flatMap(({ driver_job_id, ...entry }): TimeEntry[] =>
      driver_job_id === job.id ? [entry] : [],
    )
    return { job, progress: withHours(progress, { travel_at, started_at, entries }), steps: own }
  })
}
