import { listNotCharged, readBilledByHand } from '#areas/dockets/server/index.ts'
import { readHiresOfJobs } from '#areas/dry-hires/server/index.ts'
import { forbidden } from '#platform/contract/app-error.ts'
import type { Db } from '#platform/server/database/database.ts'
import { type Viewer, may, mustHold, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { ToBill, ToBillSums } from '../contract/to-bill.ts'
import { dryHireCharges } from '../rules/dry-hire-charges.ts'
import { type Charge, toBillLines } from '../rules/to-bill.ts'
import { listAgreed, listDocketCharges, listLinesByHand } from './to-bill-store.ts'

/**
 * What is left to bill of a job, which dockets, dry hires and invoices say and nothing else stores. @throws forbidden for those who
 * do not read all dockets, or who do not see rates and invoices' totals.
 */
export async function readToBill(db: Db, viewer: Viewer, job_id: number, today: string): Promise<ToBill> {
  mustSeeToBill(viewer)
  const [{ job }, not_charged] = await Promise.all([
    toBillOf(db, [job_id], today),
    listNotCharged(db, job_id),
  ])
  return { ...job(job_id), not_charged }
}

/** Whether the viewer sees what is agreed, done and billed of all jobs. */
export const seesToBill = (viewer: Viewer): boolean =>
  may(viewer, 'dockets:prices') &&
  may(viewer, 'jobs:rates') &&
  may(viewer, 'invoices:totals') &&
  scopeOf(viewer, 'dockets:read') === 'all'

export function mustSeeToBill(viewer: Viewer): void {
  mustHold(viewer, 'jobs:rates')
  mustHold(viewer, 'invoices:totals')
  if (scopeOf(viewer, 'dockets:read') !== 'all') throw forbidden()
}

/** What is left to bill of jobs, and of it the rates that no docket counts and the dry hires, which invoices offer. */
export async function toBillOf(db: Db, job_ids: readonly number[], today: string) {
  const [agreed, charges, lines, byHand, hires] = await Promise.all([
    listAgreed(db, job_ids),
    listDocketCharges(db, job_ids),
    listLinesByHand(db, job_ids),
    readBilledByHand(db, job_ids),
    readHiresOfJobs(db, job_ids, today),
  ])
  const of = <R extends { job_id: number }>(rows: readonly R[]) => Map.groupBy(rows, ({ job_id }) => job_id)
  const [agreedOf, chargesOf, linesOf, hiresOf] = [of(agreed), of(charges), of(lines), of(hires)]
  const job = (id: number): ToBillSums => {
    const { left = [], covers = [] } = byHand.get(id) ?? {}
    const ofDockets = (chargesOf.get(id) ?? []).map((charge): Charge => ({ ...charge, dry_hires: 0 }))
    const done = [...ofDockets, ...(hiresOf.get(id) ?? []).flatMap(dryHireCharges)]
    return toBillLines(agreedOf.get(id) ?? [], done, linesOf.get(id) ?? [], {
      left,
      covers: covers.map(({ line, ...cover }) => ({ ...cover, line_id: line.id })),
    })
  }
  return { job, byHand, hires: hiresOf }
}
