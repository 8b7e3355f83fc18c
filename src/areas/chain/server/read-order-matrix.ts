import type { Db } from '#platform/server/database/database.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import { melbourneDate } from '#shared/local-date.ts'
import type { OrderMatrix } from '../contract/order-matrix.ts'
import { matrixStateOf } from '../rules/matrix-state.ts'
import { readsAllOfClient } from './client-reach.ts'
import { findClientOf } from './job-news-store.ts'
import { listMatrixRows } from './order-matrix-store.ts'

/** The orders of a job that the viewer may read, with how far each is as far as the viewer may know. */
export async function readOrderMatrix(
  db: Db,
  viewer: Viewer,
  job_id: number,
  today: string,
): Promise<OrderMatrix> {
  if (scopeOf(viewer, 'work-orders:read') !== 'all') return { orders: [] }
  const job = await findClientOf(db, job_id)
  const [readsAll, rows] = await Promise.all([
    readsAllOfClient(db, viewer, job?.client_id ?? 0),
    listMatrixRows(db, job_id, today),
  ])
  const seesJobs = readsAll('driver-jobs:read')
  const seesDockets = readsAll('dockets:read')
  return {
    orders: rows.map(({ order_status, is_unfilled, is_on_hold, driver_jobs, dockets, ...order }) => ({
      ...order,
      state: matrixStateOf({
        order_status,
        is_unfilled,
        is_on_hold,
        is_off_road: order.off_road !== null,
        needs_driver: order.needs_driver,
        is_past: order.work_date < today,
        has_ended: melbourneDate(order.ends_at) < today,
        driver_jobs: seesJobs ? driver_jobs : null,
        dockets: seesDockets ? dockets : null,
      }),
    })),
  }
}
