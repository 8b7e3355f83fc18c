import { readHiresOfJobs } from '#areas/dry-hires/server/index.ts'
import type { Db } from '#platform/server/database/database.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { listJobsOnDryHire } from './left-to-bill-store.ts'

/** A dry hire with what it comes to so far and no invoice charges, in cents before GST. */
export interface HireToInvoice {
  readonly client_id: number
  readonly client: string
  readonly cents: number
  /** The day it came back, or went out where it is still there, `YYYY-MM-DD`. */
  readonly since: string
  readonly is_back: boolean
}

/**
 * The dry hires that have something to invoice, of a client or of all, as a job’s “Not yet invoiced” counts them and New
 * invoice offers them. The caller checks who may see it.
 */
export async function listHiresToInvoice(
  db: Db,
  filters: { client_id?: number | undefined },
  today: string,
): Promise<HireToInvoice[]> {
  const jobs = new Map((await listJobsOnDryHire(db, filters)).map((job) => [job.id, job]))
  if (jobs.size === 0) return []
  const hires = await readHiresOfJobs(db, [...jobs.keys()], today)
  return hires.flatMap(({ job_id, on_hire_at, off_hire_at, lines }) => {
    const job = jobs.get(job_id)
    const cents = lines.reduce((sum, { left }) => sum + left.cents, 0)
    if (!job || cents === 0) return []
    const { client_id, client } = job
    return {
      client_id,
      client,
      cents,
      since: melbourneDate(off_hire_at ?? on_hire_at),
      is_back: off_hire_at !== null,
    }
  })
}
