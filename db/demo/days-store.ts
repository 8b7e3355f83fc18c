import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import { addDays, melbourneInstant } from '#shared/local-date.ts'

/**
 * The payload of asset `a` of category `k`: its own, else the category's largest. Null except for tippers:
 * floats and water carts carry nothing away.
 */
export const tipperPayload = `case when k.asset_group = 'truck' and k.name ~* 'tipper|dog' then
  coalesce(a.payload_t, (select max(o.payload_t) from asset o where o.asset_category_id = k.id))::float8 end`

/** What a driver was sent for one order. */
export interface Sent {
  id: number
  driver_id: number
  driver: string
  asset_id: number | null
  /** Its tipper's payload; null for a machine whose work is not loads. */
  payload_t: number | null
  job_title: string
  /** The site's material, if the job does not say what is carted. */
  site_material: string
  order_version: number
  starts_at: string
  ends_at: string
}

/** An order's driver jobs awaiting an answer. */
export async function driverJobsOf(db: Db, order_id: number): Promise<Sent[]> {
  const { rows } = await sql<Sent>`
    select d.id, d.driver_id, r.name as driver, d.asset_id, ${sql.raw(tipperPayload)} as payload_t,
      j.title as job_title, coalesce(s.default_material, 'Clean Fill') as site_material,
      i.version as order_version, i.starts_at, i.ends_at
    from driver_job d
    join job_item i on i.id = d.job_item_id
    join job j on j.id = i.job_id
    join job_site s on s.id = j.job_site_id
    join driver r on r.id = d.driver_id
    left join asset a on a.id = d.asset_id
    left join asset_category k on k.id = a.asset_category_id
    where d.job_item_id = ${order_id} and d.status = 'Sent' and i.order_status = 'Confirmed'
    order by d.id`.execute(db)
  return rows
}

/** The open orders for tippers from a day on that have no tip orders yet. */
export async function ordersOfTippers(db: Db, from: string) {
  const { rows } = await sql<Pick<Sent, 'id' | 'job_title' | 'site_material'> & { work_date: string }>`
    select i.id, i.work_date, j.title as job_title, coalesce(s.default_material, 'Clean Fill') as site_material
    from job_item i
    join job j on j.id = i.job_id
    join job_site s on s.id = j.job_site_id
    join asset_category k on k.id = i.asset_category_id
    where i.work_date >= ${from} and i.order_status in ('Pending', 'Confirmed') and j.status in ('Confirmed', 'In Progress')
      and k.asset_group = 'truck' and k.name ~* 'tipper|dog'
      and not exists (select from tip_order t where t.job_item_id = i.id)
    order by i.work_date, i.id`.execute(db)
  return rows
}

export interface Readings {
  smu: number | null
  odometer: number | null
}

/** A machine's meter readings. */
export const readingsOf = async (db: Db, asset_id: number): Promise<Readings> => {
  const { smu_current, odometer_current } = await db
    .selectFrom('asset')
    .select(['smu_current', 'odometer_current'])
    .where('id', '=', asset_id)
    .executeTakeFirstOrThrow()
  return { smu: smu_current, odometer: odometer_current }
}

/**
 * One of our machines, booked from tomorrow on and idle today, in none of these categories, with its next
 * order's driver or another of the company's; never one with a sign-in, whose day is their own.
 */
export async function assetToFail(db: Db, today: string, but_categories: readonly string[]) {
  const { rows } = await sql<{ asset_id: number; driver_id: number; driver: string }>`
    select a.id as asset_id, d.id as driver_id, d.name as driver
    from asset a
    join asset_category k on k.id = a.asset_category_id
    join booking b on b.asset_id = a.id and b.kind = 'work' and b.released_at is null
    join job_item i on i.id = b.job_item_id and i.work_date > ${today} and i.order_status in ('Pending', 'Confirmed')
    join lateral (
      select r.id, r.name from driver r
      left join booking o on o.driver_id = r.id and o.job_item_id = i.id and o.released_at is null
      where r.subcontractor_id is null and r.status = 'active' and r.archived_at is null
        and not exists (select from app_user u where u.driver_id = r.id)
      order by o.id is null, r.id limit 1) d on true
    where a.asset_owner = 'own' and a.status = 'available' and a.archived_at is null
      and k.name <> all (${sql.val([...but_categories])}::text[])
      and not exists (select from booking t left join job_item ti on ti.id = t.job_item_id
        where t.asset_id = a.id and t.released_at is null
          and (ti.work_date = ${today} or ti.id is null and t.during && tstzrange(${melbourneInstant(today, '00:00')}::timestamptz, ${melbourneInstant(addDays(today, 1), '00:00')}::timestamptz)))
    order by b.certainty = 'confirmed' desc, i.work_date, a.id limit 1`.execute(db)
  return rows[0]
}

/** Dockets in a waiting state, of shifts up to a day; oldest first. */
export const docketsIn = (db: Db, status: 'Submitted' | 'Signed' | 'Unsigned Accepted', until: string) =>
  db
    .selectFrom('docket')
    .select(['id', 'shift_date', 'break_minutes'])
    .select((e) =>
      e
        .exists(
          e
            .selectFrom('app_user')
            .select('app_user.id')
            .whereRef('app_user.driver_id', '=', 'docket.driver_id')
            .where('app_user.user_type', '=', 5),
        )
        .as('has_account'),
    )
    .where('status', '=', status)
    .where('is_latest', '=', 1)
    .where('shift_date', '<=', until)
    .orderBy('shift_date')
    .orderBy('id')
    .execute()

/** A docket's unpriced billable lines. */
export const unpricedLines = (db: Db, docket_id: number) =>
  db
    .selectFrom('docket_line')
    .select('id')
    .where('docket_id', '=', docket_id)
    .where('is_billable', '=', 1)
    .where('unit_price_cents', 'is', null)
    .execute()

/** Approved dockets of shifts up to a day, not on any invoice. */
export async function docketsToBill(db: Db, until: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from docket d where d.is_latest and d.status = 'Approved' and d.shift_date <= ${until}
    order by d.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Draft invoices with their destination, oldest first. */
export async function draftInvoices(db: Db) {
  const { rows } = await sql<{
    id: number
    client_id: number
    email: string
    contact: string | null
    po_required: number
  }>`
    select n.id, n.client_id, c.email, c.po_required::int as po_required,
      (select k.name from client_contact k where k.client_id = c.id and k.is_primary and k.archived_at is null) as contact
    from invoice n join client c on c.id = n.client_id where n.status = 'Draft' order by n.id`.execute(db)
  return rows
}

export const invoiceOwing = (db: Db, id: number) =>
  db
    .selectFrom('invoice')
    .select(['id', 'client_id', 'owing_cents', 'invoice_no'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** The latest job at work with a docket, so no dry hire, whose client asks for no order number. */
export const jobAtWork = (db: Db) =>
  db
    .selectFrom('job')
    .innerJoin('client', 'client.id', 'job.client_id')
    .select('job.id')
    .where('job.status', '=', 'In Progress')
    .where('client.po_required', '=', 0)
    .where((e) =>
      e.exists(e.selectFrom('docket').select('docket.id').whereRef('docket.job_id', '=', 'job.id')),
    )
    .orderBy('job.id', 'desc')
    .executeTakeFirst()
