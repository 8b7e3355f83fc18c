import { sql } from 'kysely'
import type { Certainty } from '#areas/scheduler/contract/choices.ts'
import { anyCategory } from '#areas/work-orders/contract/choices.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'

export const findFillJob = (db: Db | Tx, id: number) =>
  db
    .selectFrom('job')
    .innerJoin('client', 'client.id', 'job.client_id')
    .leftJoin('job_site', 'job_site.id', 'job.job_site_id')
    .select(['job.job_no', 'job.title', 'client.name as client', 'job_site.suburb'])
    .where('job.id', '=', id)
    .executeTakeFirst()

type Booked = { id: number; name: string; certainty: Certainty } | null

/** The first of what is booked on an order; the machine that does the work was booked before what accompanies it. */
const booked = (table: 'asset' | 'driver') =>
  sql<Booked>`(select json_build_object('id', x.id, 'certainty', b.certainty, 'name', ${
    table === 'asset' ? sql`x.fleet_no || ' ' || x.name` : sql`x.name`
  }) from booking b join ${sql.table(table)} x on x.id = b.${sql.ref(`${table}_id`)}
    where b.job_item_id = job_item.id and b.released_at is null order by b.id limit 1)`

/** A job’s orders from a day on that can be booked, by category, row and day. */
export const listFillOrders = (db: Db | Tx, job_id: number, today: string) =>
  db
    .selectFrom('job_item')
    .leftJoin('asset_category', 'asset_category.id', 'job_item.asset_category_id')
    .select(['job_item.id', 'job_item.order_no', 'job_item.order_status', 'job_item.work_date'])
    .select(['job_item.starts_at', 'job_item.ends_at', 'job_item.needs_driver', 'job_item.version'])
    .select([
      sql<string>`job_item.job_requirement_id || '-' || job_item.slot_no`.as('row'),
      sql<string>`coalesce(asset_category.name, ${anyCategory})`.as('category'),
      booked('asset').as('asset'),
      booked('driver').as('driver'),
    ])
    .where('job_item.job_id', '=', job_id)
    .where('job_item.work_date', '>=', today)
    .where('job_item.order_status', 'in', ['Pending', 'Confirmed'])
    .orderBy('category')
    .orderBy('job_item.job_requirement_id')
    .orderBy('job_item.slot_no')
    .orderBy('job_item.work_date')
    .orderBy('job_item.id')
    .execute()
