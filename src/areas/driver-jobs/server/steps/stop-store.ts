import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'

/** What stops each driver at an instant, and the office's decision on it. */
export async function stopsOf(db: Db | Tx, driver_job_ids: readonly number[], at: string) {
  const rows = await db
    .selectFrom('driver_job as d')
    .select('d.id')
    .select([
      sql<number>`(d.cleared_for_duty_reason is not null)::int`.as('is_cleared'),
      sql<string | null>`(select i.order_no from driver_job o join job_item i on i.id = o.job_item_id
        where o.id = not_fit_by(d, ${at}::timestamptz) and o.id <> d.id)`.as('not_fit_on'),
      sql<string | null>`off_road_for(d, ${at}::timestamptz)`.as('off_road'),
    ])
    .where('d.id', 'in', [...driver_job_ids])
    .execute()
  return new Map(rows.map(({ id, ...stops }) => [id, stops]))
}

/** The driver job with the declaration that stops this one. */
export async function notFitBy(tx: Tx, id: number, now: Date): Promise<number | null> {
  const { said } = await tx
    .selectFrom('driver_job as d')
    .select(sql<number | null>`not_fit_by(d, ${now.toISOString()}::timestamptz)`.as('said'))
    .where('d.id', '=', id)
    .executeTakeFirstOrThrow()
  return said
}

/** Driver jobs with an asset whose work has not started. */
export async function jobsBefore(tx: Tx, asset_id: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('driver_job')
    .select('id')
    .where('asset_id', '=', asset_id)
    .where('status', 'in', ['Sent', 'Seen', 'Accepted', 'En Route', 'On Site'])
    .execute()
  return rows.map(({ id }) => id)
}
