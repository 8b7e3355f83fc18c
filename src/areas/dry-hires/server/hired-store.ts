import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { melbourneDate } from '#shared/local-date.ts'

/** The job that a machine goes out for, locked against planning and status changes. */
export const lockHireJob = (tx: Tx, id: number) =>
  tx
    .selectFrom('job')
    .select(['id', 'job_no', 'title', 'status', 'archived_at', 'company_id'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
export type HireJob = NonNullable<Awaited<ReturnType<typeof lockHireJob>>>

/** A job’s requirement for dry hire with its price, kept until the change ends. */
export const holdDryRequirement = (tx: Tx, job_id: number, id: number) =>
  tx
    .selectFrom('job_requirement')
    .select(['id', 'rate_snapshot'])
    .where('id', '=', id)
    .where('job_id', '=', job_id)
    .where('needs_driver', '=', 0)
    .where('archived_at', 'is', null)
    .forShare()
    .executeTakeFirst()

/** A machine, locked so that it goes out once. */
export const lockHiredAsset = (tx: Tx, id: number) =>
  tx
    .selectFrom('asset')
    .select(['id', 'fleet_no', 'name', 'status', 'archived_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
export type HiredAsset = NonNullable<Awaited<ReturnType<typeof lockHiredAsset>>>

interface Out {
  asset_id: number
  job_requirement_id: number
  on_hire_at: string
  off_hire_at: string | null
  except_id: number
}

/** Another dry hire of a machine at a time. */
export const findOverlap = (tx: Tx, { asset_id, on_hire_at, off_hire_at, except_id }: Out) =>
  tx
    .selectFrom('dry_hire as h')
    .innerJoin('job as j', 'j.id', 'h.job_id')
    .select(['j.job_no', 'h.on_hire_at', 'h.off_hire_at'])
    .where('h.asset_id', '=', asset_id)
    .where('h.id', '<>', except_id)
    .where('h.archived_at', 'is', null)
    .where(
      sql<SqlBool>`tstzrange(h.on_hire_at, h.off_hire_at) && tstzrange(${on_hire_at}::timestamptz, ${off_hire_at}::timestamptz)`,
    )
    .limit(1)
    .executeTakeFirst()

/** The first firm work of a machine until it is back, or due back, that is not what it is hired for. */
export const findBooked = (tx: Tx, { asset_id, job_requirement_id, on_hire_at, off_hire_at }: Out) =>
  tx
    .selectFrom('booking as b')
    .innerJoin('job_item as i', 'i.id', 'b.job_item_id')
    .select(['i.order_no', 'b.starts_at'])
    .where('b.asset_id', '=', asset_id)
    .where('b.kind', '=', 'work')
    .where('b.certainty', '=', 'confirmed')
    .where('b.released_at', 'is', null)
    .where('i.job_requirement_id', '<>', job_requirement_id)
    .where(
      sql<SqlBool>`b.during && tstzrange(${on_hire_at}::timestamptz, coalesce(${off_hire_at}::timestamptz, (
        select (greatest(r.end_date, ${melbourneDate(on_hire_at)}::date) + 1)::timestamp at time zone 'Australia/Melbourne'
        from job_requirement r where r.id = ${job_requirement_id})))`,
    )
    .orderBy('b.starts_at')
    .limit(1)
    .executeTakeFirst()

/** The first docket that charges a day of a machine for what it is hired for. */
export const findCharged = (tx: Tx, { asset_id, job_requirement_id, on_hire_at, off_hire_at }: Out) =>
  tx
    .selectFrom('docket as d')
    .innerJoin('job_item as i', 'i.id', 'd.job_item_id')
    .select(['d.docket_no', 'd.shift_date'])
    .where('i.job_requirement_id', '=', job_requirement_id)
    .where('d.is_latest', '=', 1)
    .where('d.status', '<>', 'Void')
    .where((e) => e.or([e('d.asset_id', 'is', null), e('d.asset_id', '=', asset_id)]))
    .where('d.shift_date', '>=', melbourneDate(on_hire_at))
    .$if(off_hire_at !== null, (q) => q.where('d.shift_date', '<=', melbourneDate(off_hire_at ?? '')))
    .orderBy('d.shift_date')
    .orderBy('d.id')
    .limit(1)
    .executeTakeFirst()

/** Where a machine is out now. */
export const findAssetOnHire = (db: Db, asset_id: number) =>
  db
    .selectFrom('dry_hire as h')
    .innerJoin('job as j', 'j.id', 'h.job_id')
    .innerJoin('client as c', 'c.id', 'j.client_id')
    .select(['j.id as job_id', 'j.job_no', 'c.name as client', 'h.on_hire_at'])
    .where('h.asset_id', '=', asset_id)
    .where('h.off_hire_at', 'is', null)
    .where('h.archived_at', 'is', null)
    .executeTakeFirst()
