import { reasonsOnOrders, rowCandidates } from '#areas/scheduler/server/index.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { RowQuery } from '../../contract/fill/endpoints.ts'
import type { FillSheet, RowCandidate } from '../../contract/fill/fill-sheet.ts'
import { findFillJob, listFillOrders } from './fill-store.ts'

/** A job’s orders from a day on, with what speaks against what is booked on them. @throws not_found */
export async function readFillSheet(
  db: Db | Tx,
  viewer: Viewer,
  job_id: number,
  today: string,
): Promise<FillSheet> {
  const job = await findFillJob(db, job_id)
  if (!job) throw notFound()
  const orders = await listFillOrders(db, job_id, today)
  const booked = orders.filter(({ asset, driver }) => asset ?? driver)
  const against = await reasonsOnOrders(
    db,
    viewer,
    booked.map(({ id }) => id),
  )
  return {
    ...job,
    orders: orders.map(({ asset, driver, ...order }) => {
      const reasons = against.get(order.id)
      return {
        ...order,
        asset: asset && { ...asset, reasons: reasons?.asset.get(asset.id) ?? [] },
        driver: driver && { ...driver, reasons: reasons?.driver.get(driver.id) ?? [] },
      }
    }),
  }
}

/** @throws not_found for an order that is not one of the job’s. */
export async function readRowCandidates(
  db: Db,
  viewer: Viewer,
  { job_id, today, ...query }: RowQuery & { job_id: number; today: string },
): Promise<RowCandidate[]> {
  const own = new Set((await listFillOrders(db, job_id, today)).map(({ id }) => id))
  if (query.order_ids.some((id) => !own.has(id))) throw notFound()
  return rowCandidates(db, viewer, query)
}
