import type { Tx } from '#platform/server/database/database.ts'
import type { PlannedRate } from '../../contract/rate-snapshot.ts'
import { findCategory } from '../lookups-store.ts'
import { rateFor } from './rate-for.ts'

/** What an order of a category would cost a client on a day, without a quote or rates agreed for a job. */
export async function orderRate(
  tx: Tx,
  {
    client_id,
    job_type,
    asset_category_id,
    date,
  }: { client_id: number; job_type: string | null; asset_category_id: number; date: string },
): Promise<PlannedRate> {
  const category = (await findCategory(tx, asset_category_id)) ?? null
  return rateFor(tx, category, { job: { id: 0, job_no: '', client_id, job_type: job_type ?? '' }, date })
}
