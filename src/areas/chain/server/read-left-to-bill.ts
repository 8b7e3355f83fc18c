import type { PricedHire } from '#areas/dry-hires/server/index.ts'
import { claimableCents } from '#areas/invoices/rules/progress-claim.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { LeftToBill } from '../contract/left-to-bill.ts'
import { isWorkDone } from '../rules/work-done.ts'
import { listJobsToBill } from './left-to-bill-store.ts'
import { mustSeeToBill, toBillOf } from './read-to-bill.ts'

const nothing = { quantity: 0, cents: 0 }

/**
 * The agreed lines that no docket carries and the dry hires that have something left, by job, with the figures that the
 * job’s “To bill” shows. @throws as {@link mustSeeToBill}.
 */
export async function readLeftToBill(
  db: Db,
  viewer: Viewer,
  filters: { client_id?: number | undefined; job_id?: number | undefined },
  today: string,
): Promise<LeftToBill[]> {
  mustSeeToBill(viewer)
  const jobs = await listJobsToBill(db, { ...filters, today })
  if (jobs.length === 0) return []
  const {
    job: linesOf,
    byHand,
    hires,
  } = await toBillOf(
    db,
    jobs.map(({ id }) => id),
    today,
  )
  return jobs.flatMap(({ status, approved_dockets, is_only_hire, id: job_id, ...job }) => {
    const ofHires = (hires.get(job_id) ?? []).flatMap((hire) =>
      leftOfHire(hire).map((line): LeftToBill => ({ ...job, job_id, ...line })),
    )
    const left = is_only_hire ? [] : (byHand.get(job_id)?.left ?? [])
    if (left.length === 0) return ofHires
    const lines = new Map(linesOf(job_id).lines.map((line) => [line.key, line]))
    const ofRates = left.map(
      ({ id, description, unit, quantity, left_cents, unit_price_cents, category }): LeftToBill => {
        const key = `rate-${id}`
        const { agreed = null, done = nothing, billed = nothing } = lines.get(key) ?? {}
        return {
          ...job,
          job_id,
          key,
          job_rate_id: id,
          dry_hire: null,
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
    return [...ofRates, ...ofHires]
  })
}

/** What is left of a dry hire by today; it is done when the machine is back. */
const leftOfHire = ({ id: dry_hire_id, off_hire_at, lines }: PricedHire) =>
  lines
    .filter(({ left, unit_price_cents }) => left.quantity > 0 && unit_price_cents !== null)
    .map(({ line, words, unit, quantity, amount_cents, billed, left }) => ({
      key: `dry-hire-${dry_hire_id}-${line}`,
      job_rate_id: null,
      dry_hire: { dry_hire_id, line },
      description: words,
      unit,
      agreed: null,
      done: { quantity, cents: amount_cents },
      billed: { quantity: billed.quantity, cents: billed.cents },
      left,
      is_done: Number(off_hire_at !== null),
      claimable_cents: null,
    }))
