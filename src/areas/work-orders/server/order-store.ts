import { type Insertable, type Selectable, type SqlBool, type Updateable, sql } from 'kysely'
import { ownOrders } from '#areas/drivers/server/index.ts'
import type { JobStatus } from '#areas/jobs/contract/choices.ts'
import { isNotOnHold, openHolds } from '#areas/jobs/server/index.ts'
import { skillsAmong } from '#areas/tags/server/index.ts'
import type { JobItem as JobItemTable } from '#db/schema.ts'
import { exportPageRows } from '#platform/server/export/csv.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { orderOf, pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { countViews } from '#platform/server/lists/count-views.ts'
import { found, totalOf } from '#platform/server/lists/search.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import { anyCategory, type OrderStatusFilter } from '../contract/choices.ts'
import { type OrderFilters, type OrderNarrowing, orderFilters } from '../contract/endpoints.ts'
import { daysOfPeriod } from '../rules/order-period.ts'
import { orderViews } from '../rules/order-views.ts'

type Reader = Db | Tx
export type StoredOrder = Selectable<JobItemTable>
export type OrderColumns = Insertable<JobItemTable>

function visible(db: Reader, viewer: Viewer) {
  const query = db.selectFrom('job_item')
  return scopeOf(viewer, 'work-orders:read') === 'own'
    ? query.where('job_item.id', 'in', ownOrders(viewer, 'job_item_id'))
    : query
}

export const isToFill = sql<SqlBool>`(job_item.is_unfilled and ${isNotOnHold('job_item.job_id')})`

/** Assets booked on an open order, from a day on, that cannot go out in their current state. */
const stranded = (today: string) => sql`from booking b join asset a on a.id = b.asset_id
  where b.job_item_id = job_item.id and b.released_at is null and a.status in ('off_road', 'in_workshop')
    and job_item.order_status in ('Pending', 'Confirmed') and job_item.work_date >= ${today}`

export const isStranded = (today: string) => sql<SqlBool>`exists (select ${stranded(today)})`

const names = [
  sql<string>`(select j.job_no from job j where j.id = job_item.job_id)`.as('job_no'),
  sql<string>`(select j.title from job j where j.id = job_item.job_id)`.as('job_title'),
  sql<string>`(select c.name from job j join client c on c.id = j.client_id where j.id = job_item.job_id)`.as(
    'client',
  ),
  sql<string>`(select s.name from job j join job_site s on s.id = j.job_site_id where j.id = job_item.job_id)`.as(
    'site',
  ),
  sql<string>`(select s.suburb from job j join job_site s on s.id = j.job_site_id where j.id = job_item.job_id)`.as(
    'site_suburb',
  ),
  sql<string>`coalesce((select a.name from asset_category a where a.id = job_item.asset_category_id), ${anyCategory})`.as(
    'asset_category',
  ),
] as const

/**
 * What decides an order's actions besides its own columns. Without `offset 0` all dockets and driver jobs there ever were
 * are read first, however few orders are listed.
 */
export const state = [
  sql<number>`(exists (select from docket d
      where d.job_item_id = job_item.id and d.is_latest and d.status <> 'Void' offset 0)
    or exists (select from driver_job j
      where j.job_item_id = job_item.id and j.started_at is not null and j.status <> 'Cancelled' offset 0))::int`.as(
    'is_worked',
  ),
  sql<JobStatus>`(select j.status from job j where j.id = job_item.job_id)`.as('job_status'),
  openHolds('job_item.job_id').as('open_holds'),
  sql<string | null>`(select string_agg(a.fleet_no, ', ' order by a.fleet_no) from booking b
    join asset a on a.id = b.asset_id where b.job_item_id = job_item.id and b.released_at is null)`.as(
    'assets',
  ),
  sql<string | null>`(select string_agg(d.name, ', ' order by d.name) from booking b
    join driver d on d.id = b.driver_id where b.job_item_id = job_item.id and b.released_at is null)`.as(
    'drivers',
  ),
] as const

const strandedWords = sql`a.fleet_no || case a.status when 'off_road' then ' is off road' else ' is in the workshop' end`

/** Which machines booked on a `job_item` from a day on cannot go out, for all who list orders: `EX-12 is off road`. */
export const offRoadWords = (today: string) =>
  sql<string | null>`(select string_agg(${strandedWords}, ', ' order by a.fleet_no) ${stranded(today)})`

const offRoad = (today: string) => offRoadWords(today).as('off_road')

/**
 * Pending orders that have what they need, on a job that goes on; some first need a check of the job settled. Only where
 * something is to follow are the bookings looked at.
 */
const isToConfirm = sql<SqlBool>`(job_item.order_status = 'Pending'
  and (job_item.is_filled or (job_item.asset_to_follow or job_item.driver_to_follow)
    and (job_item.asset_to_follow or exists (select from booking b
      where b.job_item_id = job_item.id and b.asset_id is not null and b.released_at is null))
    and (not job_item.needs_driver or job_item.driver_to_follow or exists (select from booking b
      where b.job_item_id = job_item.id and b.driver_id is not null and b.released_at is null)))
  and exists (select from job j
    where j.id = job_item.job_id and j.status in ('Pending', 'Confirmed', 'In Progress')))`

function hasStatus(status: OrderStatusFilter) {
  if (status === 'To Confirm') return isToConfirm
  return status === 'Not Cancelled'
    ? sql<SqlBool>`job_item.order_status not in ('Cancelled', 'Cancelled by Office', 'Moved')`
    : sql<SqlBool>`job_item.order_status = ${status}`
}

/** A filter, and orders that the server leaves out of what it finds. */
export type OrderSelection = OrderNarrowing & { except_ids?: readonly number[] }

/** The orders that the viewer may see and a filter finds. */
export function filtered(db: Reader, viewer: Viewer, filters: OrderSelection, today: string) {
  const { from, to, order_status, job_id, asset_category_id, except_ids = [] } = filters
  const period = filters.when && daysOfPeriod(filters.when, today)
  return visible(db, viewer)
    .$if(period !== undefined, (q) => q.where('job_item.work_date', '>=', period?.from ?? ''))
    .$if(period?.to !== undefined, (q) => q.where('job_item.work_date', '<=', period?.to ?? ''))
    .$if(filters.search !== '', (q) => q.where((e) => found(e.ref('job_item.search_text'), filters.search)))
    .$if(Boolean(from), (q) => q.where('job_item.work_date', '>=', from ?? ''))
    .$if(Boolean(to), (q) => q.where('job_item.work_date', '<=', to ?? ''))
    .$if(order_status !== undefined, (q) => q.where(hasStatus(order_status ?? 'Pending')))
    .$if(job_id !== undefined, (q) => q.where('job_item.job_id', '=', job_id ?? 0))
    .$if(asset_category_id !== undefined, (q) =>
      q.where('job_item.asset_category_id', '=', asset_category_id ?? 0),
    )
    .$if(except_ids.length > 0, (q) => q.where('job_item.id', 'not in', [...except_ids]))
    .$if(filters.unallocated === '1', (q) => q.where(isToFill))
    .$if(filters.off_road === '1', (q) => q.where(isStranded(today)))
}

/** Count the orders in each view. */
export const countOrderViews = (db: Reader, viewer: Viewer, today: string) =>
  countViews(db, orderViews, ({ search }) => filtered(db, viewer, orderFilters.parse(search), today))

/** One page of the orders that the viewer may see. `total` is null when not asked for. */
export async function listOrders(
  db: Reader,
  viewer: Viewer,
  filters: OrderFilters & OrderSelection,
  today: string,
) {
  const orders = filtered(db, viewer, filters, today)
  const [field, direction] = orderOf(filters.sort)
  // Within a day by start time.
  const ordered =
    field === 'work_date'
      ? sorted(
          orders.orderBy('job_item.work_date', direction),
          'job_item',
          filters.sort.replace(field, 'starts_at'),
          [],
        )
      : sorted(orders, 'job_item', filters.sort, [])
  const rows = await pageOf(ordered, filters)
    .selectAll('job_item')
    .select([...names, ...state, offRoad(today)])
    .execute()
  return { rows, total: await totalOf(db, orders, filters) }
}

/** Walks everything a filter matches in order of id. */
export const exportPage = (
  db: Reader,
  viewer: Viewer,
  filters: OrderNarrowing,
  { after_id, today }: { after_id: number; today: string },
) =>
  filtered(db, viewer, filters, today)
    .where('job_item.id', '>', after_id)
    .selectAll('job_item')
    .select([...names, ...state, offRoad(today)])
    .orderBy('job_item.id')
    .limit(exportPageRows)
    .execute()

/**
 * Of the quote line that the order was planned from, else the only one that its job's rates tip or cart, not supply, else
 * the site's.
 */
const usualMaterial = sql<string | null>`coalesce(
  (select l.material_type from job_requirement r join quote_line l on l.id = r.quote_line_id
    where r.id = job_item.job_requirement_id),
  (select case when count(distinct m.value) = 1 then min(m.value) end
    from job_rate r left join quote_line l on l.id = r.quote_line_id left join product p on p.id = r.product_id,
      lateral (select coalesce(l.material_type, p.material_type) as value) m
    where r.job_id = job_item.job_id and r.archived_at is null
      and coalesce(p.category::text, l.kind::text) is distinct from 'material'),
  (select s.default_material from job j join job_site s on s.id = j.job_site_id where j.id = job_item.job_id))`

export function findOrder(db: Reader, viewer: Viewer, id: number, today: string) {
  return visible(db, viewer)
    .selectAll('job_item')
    .select([...names, ...state, offRoad(today)])
    .select(
      sql<
        string[]
      >`(select coalesce(json_agg(t.code || ' ' || t.name order by array_position(r.attachment_ids, t.id)), '[]')
        from job_requirement r join attachment t on t.id = any(r.attachment_ids)
        where r.id = job_item.job_requirement_id)`.as('wanted_attachments'),
    )
    .select(usualMaterial.as('usual_material'))
    .select(
      sql<string | null>`(select u.name from app_user u where u.id = job_item.cancelled_by)`.as('canceller'),
    )
    .select([
      skillsAmong(sql`job_item.skill_ids`).as('skills'),
      skillsAmong(
        sql`(select c.required_skill_ids from asset_category c where c.id = job_item.asset_category_id)`,
      ).as('category_skills'),
    ])
    .where('job_item.id', '=', id)
    .executeTakeFirst()
}

/** Orders by id, and those moved or replaced from this one. */
export function findLinked(db: Reader, id: number, ids: readonly number[]) {
  return db
    .selectFrom('job_item')
    .select(['id', 'order_no', 'moved_to_id', 'replaced_by_id'])
    .where((e) =>
      e.or([
        ...(ids.length > 0 ? [e('id', 'in', ids)] : []),
        e('moved_to_id', '=', id),
        e('replaced_by_id', '=', id),
      ]),
    )
    .execute()
}

/** Its job, which never changes; undefined for an order the viewer may not see. */
export const findOrderPlace = (db: Reader, viewer: Viewer, id: number) =>
  visible(db, viewer)
    .select(['job_item.id', 'job_item.order_no', 'job_item.job_id'])
    .where('job_item.id', '=', id)
    .executeTakeFirst()

/** A job's orders still ahead at `now`, and all pending ones, in order of id. */
export const findComing = (tx: Tx, job_id: number, now: Date) =>
  tx
    .selectFrom('job_item')
    .select('id')
    .where('job_id', '=', job_id)
    .where((e) =>
      e.or([
        e('order_status', '=', 'Pending'),
        e.and([e('order_status', '=', 'Confirmed'), e('starts_at', '>', now.toISOString())]),
      ]),
    )
    .orderBy('id')
    .execute()

/** A requirement's occupied slots on a day. */
export const findSlots = (tx: Tx, requirement_id: number, work_date: string, except_id = 0) =>
  tx
    .selectFrom('job_item')
    .select('slot_no')
    .where('job_requirement_id', '=', requirement_id)
    .where('work_date', '=', work_date)
    .where('order_status', 'in', ['Pending', 'Confirmed', 'Invoiced'])
    .where('id', '<>', except_id)
    .execute()

export const insertOrders = (tx: Tx, orders: OrderColumns[]): Promise<StoredOrder[]> =>
  tx.insertInto('job_item').values(orders).returningAll().execute()

export const updateOrder = (tx: Tx, id: number, changes: Updateable<JobItemTable>): Promise<StoredOrder> =>
  tx.updateTable('job_item').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Marks them as fully billed, remembering their earlier status. */
export const markOrdersInvoiced = (tx: Tx, ids: readonly number[]) =>
  tx
    .updateTable('job_item')
    .set((e) => ({ order_status: 'Invoiced', status_before_invoice: e.ref('order_status') }))
    .where('id', 'in', [0, ...ids])
    .returning(['id', 'order_status'])
    .execute()

/** Restores their status from before billing. */
export const markOrdersReopened = (tx: Tx, ids: readonly number[]) =>
  tx
    .updateTable('job_item')
    .set((e) => ({
      order_status: e.fn.coalesce('status_before_invoice', sql<'Confirmed'>`'Confirmed'`),
      status_before_invoice: null,
    }))
    .where('id', 'in', [0, ...ids])
    .returning(['id', 'order_status'])
    .execute()
