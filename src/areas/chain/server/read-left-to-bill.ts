import { claimableCents } from '#areas/invoices/rules/progress-claim.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { LeftToBill } from '../contract/left-to-bill.ts'
import { isWorkDone } from '../rules/work-done.ts'
import { listJobsToBill } from './left-to-bill-store.ts'
import { mustSeeToBill, toBillOf } from './read-to-bill.ts'

const nothing = { quantity: 0, cents: 0 }

/**
 * The agreed lines that no docket carries and that have something left, by job, with the figures that the job’s “To
 * bill” shows. @throws as {@link mustSeeToBill}.
 */
export async function readLeftToBill(
  db: Db,
  viewer: Viewer,
  filters: { client_id?: number | undefined; job_id?: number | undefined },
): Promise<LeftToBill[]> {
  mustSeeToBill(viewer)
  const jobs = await listJobsToBill(db, filters)
  if (jobs.length === 0) return []
  const { job: linesOf, byHand } = await toBillOf(
    db,
    jobs.map(({ id }) => id),
  )
  return jobs.flatMap(({ status, approved_dockets, id: job_id, ...job }) => {
    const left = byHand.get(job_id)?.left ?? []
    if (left.length === 0) return []
    const lines = new Map(linesOf(job_id).lines.map((line) => [line.key, line]))
    return left.map(
      ({ id, description, unit, quantity, left_cents, unit_price_cents, category }): LeftToBill => {
        const { agreed = null, done = nothing, billed = nothing } = lines.get(`rate-${id}`) ?? {}
        return {
          ...job,
          job_id,
          id,
          description,
          unit,
          agreed,
          done,
          billed,
          left: { quantity, cents: left_cents },
          is_done: Number(isWorkDone({ unit, category }, { status, approved_dockets })),
          claimable_cents: claimableCents({ unit, quantity: agreed?.quantity ?? null, unit_price_cents }),
        }
      },
    )
  })
}
