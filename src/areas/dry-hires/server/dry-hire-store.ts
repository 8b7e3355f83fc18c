import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { PlannedRate } from '#areas/work-orders/contract/rate-snapshot.ts'
import { anyCategory } from '#areas/work-orders/contract/choices.ts'
import type { DryHire as DryHireTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { GstCode } from '#shared/units.ts'
import type { DryHire } from '../contract/dry-hire.ts'

type Reader = Db | Tx
export type StoredDryHire = Selectable<DryHireTable>

/** With its job, its machine and what it is charged by. */
const hires = (db: Reader) =>
  db
    .selectFrom('dry_hire as h')
    .innerJoin('job_requirement as r', 'r.id', 'h.job_requirement_id')
    .innerJoin('job as j', 'j.id', 'h.job_id')
    .innerJoin('asset as a', 'a.id', 'h.asset_id')
    .leftJoin('asset_category as c', 'c.id', 'a.asset_category_id')
    .leftJoin('quote_line as q', 'q.id', 'r.quote_line_id')
    .leftJoin('job_rate as t', (join) =>
      join.on(sql<boolean>`t.id = (h.rate_snapshot ->> 'job_rate_id')::bigint`),
    )
    // As for dockets: a price of the price list names its product by code.
    .leftJoin('product as p', (join) =>
      join.on(
        sql<boolean>`p.id = coalesce(q.product_id, t.product_id, (h.rate_snapshot ->> 'product_id')::bigint)
          or q.id is null and 'Product ' || p.code = h.rate_snapshot ->> 'source'`,
      ),
    )
    .leftJoin('app_user as u', 'u.id', 'h.created_by')
    .selectAll('h')
    .select([
      'r.quote_line_id',
      'j.job_no',
      'j.client_id',
      'j.po_number',
      'a.fleet_no',
      'a.name as asset',
      'p.id as product_id',
      'u.name as recorded_by',
      sql<PlannedRate>`h.rate_snapshot`.as('rate_snapshot'),
      sql<string>`concat_ws(', ', coalesce(h.rate_snapshot ->> 'description', c.name), a.fleet_no)`.as(
        'description',
      ),
      sql<GstCode>`coalesce(q.gst_code, t.gst_code, p.gst_code, 'GST')`.as('gst_code'),
      sql<DryHire['booked']>`(
        select coalesce(json_agg(json_build_object('booking_id', b.id, 'order_id', i.id, 'order_no', i.order_no,
          'is_confirmed', (i.order_status = 'Confirmed')::int, 'work_date', i.work_date,
          'starts_at', i.starts_at) order by i.work_date, i.id), '[]')
        from job_item i join booking b on b.job_item_id = i.id
        where h.off_hire_at is null and i.job_requirement_id = h.job_requirement_id and b.asset_id = h.asset_id
          and b.released_at is null)`.as('booked'),
    ])
    .where('h.archived_at', 'is', null)

/** Those of some jobs, the latest first. */
export const listHires = (db: Reader, job_ids: readonly number[]) =>
  hires(db)
    .where('h.job_id', 'in', [0, ...job_ids])
    .orderBy('h.on_hire_at', 'desc')
    .orderBy('h.id', 'desc')
    .execute()
export type ListedHire = Awaited<ReturnType<typeof listHires>>[number]

export const listHiresById = (db: Reader, ids: readonly number[]): Promise<ListedHire[]> =>
  hires(db)
    .where('h.id', 'in', [0, ...ids])
    .orderBy('h.id')
    .execute()

/** Keeps some as they are until the change ends, in order of id. */
export async function holdHires(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .selectFrom('dry_hire')
    .select('id')
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** What invoices bill of dry hires, drafts included, less what was credited. */
export async function listBilled(db: Reader, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('billed_line as b')
    .select((e) => [
      e.ref('b.dry_hire_id').$notNull().as('id'),
      e.ref('b.dry_hire_line').$notNull().as('line'),
    ])
    .select([
      sql<number>`sum(b.quantity)::float8`.as('quantity'),
      sql<number>`sum(b.cents)::float8`.as('cents'),
      sql<number[]>`array_agg(distinct b.invoice_id::int)`.as('invoice_ids'),
    ])
    .where('b.dry_hire_id', 'in', ids)
    .groupBy(['b.dry_hire_id', 'b.dry_hire_line'])
    .execute()
}

export const lockHire = (tx: Tx, id: number): Promise<StoredDryHire | undefined> =>
  tx
    .selectFrom('dry_hire')
    .selectAll()
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** The job of a dry hire, which never changes. */
export const findHireJob = (db: Reader, id: number) =>
  db
    .selectFrom('dry_hire')
    .select('job_id')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()

export const insertHire = (tx: Tx, hire: Insertable<DryHireTable>): Promise<StoredDryHire> =>
  tx.insertInto('dry_hire').values(hire).returningAll().executeTakeFirstOrThrow()

export const updateHire = (tx: Tx, id: number, changes: Updateable<DryHireTable>): Promise<StoredDryHire> =>
  tx.updateTable('dry_hire').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/**
 * A job’s dry hires of which nothing is billed take the price of their requirement. They are locked before that is read:
 * one that is being billed meanwhile keeps the price it is billed at.
 */
export async function followRequirements(tx: Tx, job_id: number): Promise<void> {
  await tx
    .selectFrom('dry_hire')
    .select('id')
    .where('job_id', '=', job_id)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await sql`
    update dry_hire h set rate_snapshot = r.rate_snapshot
    from job_requirement r
    where h.job_id = ${job_id} and r.id = h.job_requirement_id and h.archived_at is null
      and r.rate_snapshot is not null and h.rate_snapshot <> r.rate_snapshot
      and not exists (select from billed_line b where b.dry_hire_id = h.id)`.execute(tx)
}

/** A job’s requirements for dry hire, and the machines booked on their orders that did not go out for it, and are not out. */
export const listDryRequirements = (db: Reader, job_id: number) =>
  db
    .selectFrom('job_requirement as r')
    .leftJoin('asset_category as c', 'c.id', 'r.asset_category_id')
    .select((e) => [
      'r.id',
      'r.asset_category_id',
      'r.start_date',
      'r.end_date',
      e.fn.coalesce('c.name', e.val(anyCategory)).as('asset_category'),
      sql<{ id: number; fleet_no: string; name: string; smu_current: number | null }[]>`(
        select coalesce(json_agg(json_build_object('id', a.id, 'fleet_no', a.fleet_no, 'name', a.name,
          'smu_current', a.smu_current) order by a.fleet_no), '[]')
        from asset a
        where a.id in (select b.asset_id from booking b join job_item i on i.id = b.job_item_id
            where i.job_requirement_id = r.id and b.released_at is null)
          and not exists (select from dry_hire h
            where h.asset_id = a.id and h.archived_at is null
              and (h.off_hire_at is null or h.job_requirement_id = r.id)))`.as('booked'),
    ])
    .where('r.job_id', '=', job_id)
    .where('r.archived_at', 'is', null)
    .where('r.needs_driver', '=', 0)
    .orderBy('r.position')
    .orderBy('r.id')
    .execute()
