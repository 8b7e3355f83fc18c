import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductCategory } from '#areas/products/contract/choices.ts'
import type { PlannedRate } from '#areas/work-orders/contract/rate-snapshot.ts'
import type { LoadFact } from '../rules/loads/load-fact.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { GstCode } from '#shared/units.ts'

type Reader = Db | Tx

/** A docket's order, with everything needed for its lines, price and document. */
export async function findDocketOrder(db: Reader, job_item_id: number) {
  const row = await db
    .selectFrom('job_item as i')
    .innerJoin('job as j', 'j.id', 'i.job_id')
    .innerJoin('client as c', 'c.id', 'j.client_id')
    .innerJoin('job_site as s', 's.id', 'j.job_site_id')
    .leftJoin('asset_category as a', 'a.id', 'i.asset_category_id')
    .innerJoin('job_requirement as r', 'r.id', 'i.job_requirement_id')
    .leftJoin('quote_line as q', 'q.id', 'r.quote_line_id')
    .leftJoin('job_rate as t', (join) =>
      join.on(sql<boolean>`t.id = (i.rate_snapshot ->> 'job_rate_id')::bigint`),
    )
    // When the price is the product's, the order's price source is the product's code; a rate card's names the product.
    .leftJoin('product as p', (join) =>
      join.on(
        sql<boolean>`p.id = coalesce(q.product_id, t.product_id, (i.rate_snapshot ->> 'product_id')::bigint)
          or q.id is null and 'Product ' || p.code = i.rate_snapshot ->> 'source'`,
      ),
    )
    .select([
      'i.id',
      'i.order_no',
      'i.order_status',
      'i.work_date',
      'i.starts_at',
      'i.ends_at',
      'i.job_id',
      'i.job_requirement_id',
      'r.quote_line_id',
      'r.price_asset_qty',
      sql<boolean>`exists (select from dry_hire h
        where h.job_requirement_id = i.job_requirement_id and h.archived_at is null)`.as('is_dry_hire'),
      'j.job_no',
      'j.job_type',
      'j.title as job_title',
      'j.company_id',
      'j.client_id',
      'j.po_number',
      'c.name as client',
      'c.abn as client_abn',
      'a.name as category',
      'a.asset_group',
      'a.default_min_hours as category_min_hours',
      'i.asset_category_id',
      // The first day that the price was planned for.
      'r.start_date as planned_from',
      'p.category as product_category',
      'p.id as product_id',
      'p.code as product_code',
      sql<number | null>`coalesce(q.charged_quantity, q.quantity)::float8`.as('quoted_quantity'),
      sql<string>`concat_ws(', ', s.name, s.address_line1, s.suburb)`.as('site'),
      sql<PlannedRate>`i.rate_snapshot`.as('rate'),
      sql<GstCode>`coalesce(q.gst_code, t.gst_code, p.gst_code, 'GST')`.as('gst_code'),
    ])
    .where('i.id', '=', job_item_id)
    .executeTakeFirst()
  return row
}
export type DocketOrder = NonNullable<Awaited<ReturnType<typeof findDocketOrder>>>

/** A rate's category, from its product `p`, else from its quote line `q`. */
export const rateCategory =
  sql<ProductCategory | null>`coalesce(p.category::text, case when q.kind in ('tip', 'material', 'float') then q.kind::text end)`.as(
    'category',
  )

export const listJobRates = (db: Reader, job_id: number) =>
  db
    .selectFrom('job_rate as r')
    .leftJoin('product as p', 'p.id', 'r.product_id')
    .leftJoin('quote_line as q', 'q.id', 'r.quote_line_id')
    .select([
      'r.id',
      'r.product_id',
      'r.description',
      'r.unit',
      'r.quantity',
      'r.min_quantity',
      'r.material',
      'r.tip_site_id',
      'r.unit_price_cents',
      'r.gst_code',
      rateCategory,
      // A quote says what levy its hire bears; of what it charges beside hire none was accepted.
      sql<boolean>`coalesce(p.levy_applies, false) and r.quote_line_id is null`.as('bears_fuel_levy'),
    ])
    .where('r.job_id', '=', job_id)
    .where('r.archived_at', 'is', null)
    .orderBy('r.position')
    .orderBy('r.id')
    .execute()

/**
 * The first and last day on which a machine is booked on a job; where it is not booked on this order, of all orders of the
 * same requirement.
 */
export function findHireDays(
  db: Reader,
  { job_id, job_item_id, asset_id }: { job_id: number; job_item_id: number; asset_id: number | null },
) {
  const isBooked = (order: RawBuilder<unknown>) =>
    sql<SqlBool>`exists (select from booking b where b.job_item_id = ${order} and b.asset_id = ${asset_id}
      and b.released_at is null and b.certainty = 'confirmed')`
  return db
    .selectFrom('job_item as i')
    .select([
      sql<string | null>`min(i.work_date)`.as('first_day'),
      sql<string | null>`max(i.work_date)`.as('last_day'),
    ])
    .where('i.job_id', '=', job_id)
    .where('i.order_status', 'not in', ['Cancelled', 'Cancelled by Office', 'Moved'])
    .where(
      sql<SqlBool>`case when ${isBooked(sql`${job_item_id}`)} then ${isBooked(sql.ref('i.id'))}
        else i.job_requirement_id = (select o.job_requirement_id from job_item o where o.id = ${job_item_id}) end`,
    )
    .executeTakeFirstOrThrow()
}

type Tipped = Pick<LoadFact, 'tip' | 'tip_order_id'>
/** Where loads were tipped: at their tip order's site, else at the one of that name. */
export async function findTipsOfLoads(db: Reader, loads: readonly Tipped[]) {
  const orders = loads.flatMap(({ tip_order_id }) => tip_order_id ?? [])
  const names = loads.flatMap(({ tip }) => tip?.toLowerCase() ?? [])
  const [byOrder, byName] = [new Map<number, number>(), new Map<string, number>()]
  if (orders.length > 0)
    for (const { id, tip_site_id } of await db
      .selectFrom('tip_order')
      .select(['id', 'tip_site_id'])
      .where('id', 'in', orders)
      .execute())
      byOrder.set(id, tip_site_id)
  if (names.length > 0)
    for (const { id, name } of await db
      .selectFrom('tip_site')
      .select(['id', sql<string>`lower(name)`.as('name')])
      .where(sql<string>`lower(name)`, 'in', names)
      .execute())
      byName.set(name, id)
  return {
    of: ({ tip, tip_order_id }: Tipped): number | null =>
      byOrder.get(tip_order_id ?? 0) ?? byName.get(tip?.toLowerCase() ?? '') ?? null,
  }
}

export const findAssetName = (db: Reader, id: number) =>
  db
    .selectFrom('asset')
    .innerJoin('asset_category', 'asset_category.id', 'asset.asset_category_id')
    .select(['asset.id', 'fleet_no', 'asset.name', 'asset_category.name as category', 'rego_no', 'payload_t'])
    .select(['asset_group', 'subcontractor_id', 'smu_current', 'odometer_current', 'asset.archived_at'])
    .where('asset.id', '=', id)
    .executeTakeFirst()

export const findDriverName = (db: Reader, id: number) =>
  db
    .selectFrom('driver')
    .select(['id', 'name', 'subcontractor_id', 'archived_at'])
    .where('id', '=', id)
    .executeTakeFirst()

/** What is firmly booked with an order's machine: codes and names. */
export async function listAttachments(db: Reader, job_item_id: number): Promise<string[]> {
  const rows = await db
    .selectFrom('booking')
    .innerJoin('attachment', 'attachment.id', 'booking.attachment_id')
    .select(['code', 'name'])
    .where('job_item_id', '=', job_item_id)
    .where('released_at', 'is', null)
    .where('certainty', '=', 'confirmed')
    .orderBy('code')
    .execute()
  return rows.map(({ code, name }) => `${code} ${name}`)
}

/** Attachments by id, with what clients pay for each. */
export const findAttachments = (db: Reader, ids: readonly number[]) =>
  db
    .selectFrom('attachment')
    .select(['id', sql<string>`code || ' ' || name`.as('name'), 'rate_cents', 'rate_unit'])
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .execute()

/** A driver's user accounts, to notify about a query. */
export async function findUsersOfDriver(db: Reader, driver_id: number | null): Promise<number[]> {
  if (driver_id === null) return []
  const rows = await db.selectFrom('app_user').select('id').where('driver_id', '=', driver_id).execute()
  return rows.map(({ id }) => id)
}

/** The photos that a driver took of loads' tickets. */
export const listTicketPhotos = (db: Reader, driver_job_id: number) =>
  db
    .selectFrom('load')
    .innerJoin('file', 'file.id', 'load.ticket_file_id')
    .select(['load.load_no', 'file.sha256'])
    .where('load.driver_job_id', '=', driver_job_id)
    .where('load.status', '<>', 'void')
    .where('file.content_type', '<>', 'application/pdf')
    .orderBy('load.load_no')
    .execute()
