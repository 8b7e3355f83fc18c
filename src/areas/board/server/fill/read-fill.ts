import { rowCandidates } from '#areas/scheduler/server/index.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { RowQuery } from '../../contract/fill/endpoints.ts'
import type { FillSheet, RowCandidate } from '../../contract/fill/fill-sheet.ts'
import { findFillJob, listFillOrders } from './fill-store.ts'

/** A job’s orders from a day on. @throws not_found */
export async function readFillSheet(db: Db | Tx, job_id: number, today: string): Promise<FillSheet> {
  const job = await findFillJob(db, job_id)
  if (!job) throw notFound()
  return { ...job, orders: await listFillOrders(db, job_id, today) }
}

/** @throws not_found for an order that is not one of the job’s. */
export async function readRowCandidates(
  db: Db,
  viewer: Viewer,
  { job_id, today, ...query }: RowQuery & { job_id: number; today: string },
): Promise<RowCandidate[]> {
  const { orders } = await readFillSheet(db, job_id, today)
  const own = new Set(orders.map(({ id }) => id))
  if (query.order_ids.some((id) => !own.has(id))) throw notFound()
  return rowCandidates(db, viewer, query)
}
