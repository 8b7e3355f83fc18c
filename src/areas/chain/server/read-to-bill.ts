import { readBilledByHand } from '#areas/dockets/server/index.ts'
import { forbidden } from '#platform/contract/app-error.ts'
import type { Db } from '#platform/server/database/database.ts'
import { type Viewer, mustHold, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { ToBill } from '../contract/to-bill.ts'
import { toBillLines } from '../rules/to-bill.ts'
import { listAgreed, listDocketCharges, listLinesByHand } from './to-bill-store.ts'

/**
 * What is left to bill of a job, which dockets and invoices say and nothing else stores. What is left of the rates that
 * no docket counts is what a draft invoice of the job offers. @throws forbidden for those who do not
 * read all dockets, or who do not see rates and invoices' totals.
 */
export async function readToBill(db: Db, viewer: Viewer, job_id: number): Promise<ToBill> {
  mustHold(viewer, 'jobs:rates')
  mustHold(viewer, 'invoices:totals')
  if (scopeOf(viewer, 'dockets:read') !== 'all') throw forbidden()
  const [agreed, charges, lines, byHand] = await Promise.all([
    listAgreed(db, job_id),
    listDocketCharges(db, job_id),
    listLinesByHand(db, job_id),
    readBilledByHand(db, [job_id]),
  ])
  const { left = [], covers = [] } = byHand.get(job_id) ?? {}
  return toBillLines(agreed, charges, lines, {
    left,
    covers: covers.map(({ line: { id }, ...cover }) => ({ ...cover, line_id: id })),
  })
}
