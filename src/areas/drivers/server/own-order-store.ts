import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#platform/server/sessions/viewer.ts'

/**
 * The orders the viewer is booked on as a driver, or through a driver or plant of their company: a subquery
 * for `in`, by order, job or requirement. Released bookings do not count.
 */
export const ownOrders = (
  { driver_id, subcontractor_id }: Viewer,
  by: 'job_item_id' | 'job_id' | 'job_requirement_id',
): RawBuilder<number> => sql<number>`(select o.${sql.ref(by)} from own_order o
  where o.driver_id = ${driver_id}::bigint or o.subcontractor_id = ${subcontractor_id}::bigint)`
