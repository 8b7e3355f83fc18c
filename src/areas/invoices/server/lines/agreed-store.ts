import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { BilledRate } from '../../rules/agreed.ts'

/**
 * Rates of jobs, in order of id, locked until the change ends, with what dockets and invoices but one bill of them: of
 * two changes that bill a rate, the second counts the first.
 */
export async function lockBilledRates(
  tx: Tx,
  rate_ids: readonly number[],
  except_invoice_id: number,
): Promise<BilledRate[]> {
  if (rate_ids.length === 0) return []
  await tx
    .selectFrom('job_rate')
    .select('id')
    .where('id', 'in', rate_ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  // Read after locking, so that it sees what was committed before.
  const { rows } = await sql<BilledRate>`
    select r.id, r.description, r.unit, r.quantity::float8 as quantity, r.unit_price_cents::float8 as unit_price_cents,
      (b.quantity + b.docket_quantity)::float8 as billed_quantity, (b.cents + b.docket_cents)::float8 as billed_cents,
      b.claims::int as claims, (b.quantity <> 0 or b.cents <> 0) as is_by_hand
    from billed_of_rates(${[...rate_ids]}::bigint[], ${except_invoice_id}) b join job_rate r on r.id = b.job_rate_id`.execute(
    tx,
  )
  return rows
}

/** The agreed rate that each of some docket lines charges; those that charge none are left out. */
export async function ratesOfDocketLines(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('docket_line')
    .select(['id', 'job_rate_id'])
    .where('id', 'in', [0, ...ids])
    .where('job_rate_id', 'is not', null)
    .execute()
  return new Map(rows.flatMap(({ id, job_rate_id }) => (job_rate_id === null ? [] : [[id, job_rate_id]])))
}

/** The rates of a job that a line by hand may be for. */
export const listRatesOfJob = (tx: Tx, job_id: number) =>
  tx
    .selectFrom('job_rate')
    .select(['id', 'job_id', 'product_id', 'description', 'unit'])
    .where('job_id', '=', job_id)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Rates of jobs that someone asks to bill, with the job of each. */
export const listRatesToBill = (tx: Db | Tx, ids: readonly number[]) =>
  tx
    .selectFrom('job_rate as r')
    .innerJoin('job as j', 'j.id', 'r.job_id')
    .select(['r.id', 'r.job_id', 'j.job_no', 'j.client_id', 'j.po_number', 'r.product_id', 'r.description'])
    .select(['r.unit', 'r.quantity', 'r.unit_price_cents', 'r.gst_code'])
    .where('r.id', 'in', [0, ...ids])
    .where('r.archived_at', 'is', null)
    .orderBy('r.job_id')
    .orderBy('r.position')
    .orderBy('r.id')
    .execute()
export type RateToBill = Awaited<ReturnType<typeof listRatesToBill>>[number]
