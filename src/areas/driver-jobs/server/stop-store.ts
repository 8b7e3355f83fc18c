import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database.ts'

/** What keeps each driver from going at an instant, and what the office decided about it. */
export async function stopsOf(db: Db | Tx, driver_job_ids: readonly number[], at: string) {
  const rows = await db
    .selectFrom('driver_job as d')
    .innerJoin('job_item as i', 'i.id', 'd.job_item_id')
    .select('d.id')
    .select([
      sql<number>`(d.cleared_for_duty_reason is not null)::int`.as('is_cleared'),
      sql<string | null>`nullif(not_fit_on(d, ${at}::timestamptz), i.order_no)`.as('not_fit_on'),
      sql<string | null>`off_road_for(d, ${at}::timestamptz)`.as('off_road'),
    ])
    .where('d.id', 'in', [...driver_job_ids])
    .execute()
  return new Map(rows.map(({ id, ...stops }) => [id, stops]))
}

/** Driver jobs with an asset whose work has not begun. */
export async function jobsBefore(tx: Tx, asset_id: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('driver_job')
    .select('id')
    .where('asset_id', '=', asset_id)
    .where('status', 'in', ['Sent', 'Seen', 'Accepted', 'En Route', 'On Site'])
    .execute()
  return rows.map(({ id }) => id)
}
