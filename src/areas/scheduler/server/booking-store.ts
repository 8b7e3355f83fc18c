import { type Insertable, type Selectable, type SqlBool, type Updateable, sql } from 'kysely'
import type { Booking as BookingTable } from '#db/schema.ts'
import { ownOrders } from '#areas/drivers/server/index.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { type Viewer, scopeOf, system } from '#platform/server/sessions/viewer.ts'
import type { Override } from '../contract/booking.ts'
import type { BookingFilters } from '../contract/endpoints.ts'
import type { Certainty } from '../contract/choices.ts'
import type { BookedResource, NearBooking, Stretch } from '../rules/facts.ts'

type Reader = Db | Tx
export type StoredBooking = Selectable<BookingTable>
export type NewBooking = Omit<Insertable<BookingTable>, 'during'>

/** The column's JSON, typed as it was written. */
export const overridesOf = ({ overrides }: Pick<StoredBooking, 'overrides'>): Override[] =>
  overrides as unknown as Override[]

/**
 * For viewers limited to their own bookings: those of their own drivers and machines, and every machine and
 * attachment on their own orders.
 */
function ownBooking(viewer: Viewer) {
  const { driver_id, subcontractor_id } = viewer
  return sql<SqlBool>`(booking.driver_id in (
      select d.id from driver d where d.id = ${driver_id} or d.subcontractor_id = ${subcontractor_id})
    or booking.asset_id in (select a.id from asset a where a.subcontractor_id = ${subcontractor_id})
    or booking.driver_id is null and booking.job_item_id in ${ownOrders(viewer, 'job_item_id')})`
}

/** The bookings that the viewer may see, with their resource, order and site. */
export const visibleBookings = (db: Reader, viewer: Viewer) =>
  db
    .selectFrom('booking')
    .leftJoin('asset', 'asset.id', 'booking.asset_id')
    .leftJoin('driver', 'driver.id', 'booking.driver_id')
    .leftJoin('attachment', 'attachment.id', 'booking.attachment_id')
    .leftJoin('job_item', 'job_item.id', 'booking.job_item_id')
    .leftJoin('job', 'job.id', 'job_item.job_id')
    .leftJoin('job_site', 'job_site.id', 'job.job_site_id')
    .$if(scopeOf(viewer, 'scheduler:read') === 'own', (q) => q.where(ownBooking(viewer)))

const others = (viewer: Viewer) => sql<string | null>`(
  select string_agg(coalesce(a.fleet_no || ' ' || a.name, d.name, t.code || ' ' || t.name), ', ' order by o.id)
  from booking o left join asset a on a.id = o.asset_id left join driver d on d.id = o.driver_id
  left join attachment t on t.id = o.attachment_id
  where o.job_item_id = booking.job_item_id and o.id <> booking.id and o.released_at is null
    and (${scopeOf(viewer, 'scheduler:read') !== 'own'}::boolean or o.driver_id is null))`

const shown = (db: Reader, viewer: Viewer) =>
  visibleBookings(db, viewer)
    .selectAll('booking')
    .select([
      sql<string | null>`asset.fleet_no || ' ' || asset.name`.as('asset'),
      'driver.name as driver',
      sql<string | null>`attachment.code || ' ' || attachment.name`.as('attachment'),
      'job_item.order_no',
      'job.title as job',
      'job_site.suburb',
      others(viewer).as('others'),
    ])

/** A booking with the names of its resources. */
export type NamedBooking = Awaited<ReturnType<typeof listOrderBookings>>[number]

/** An order's bookings: plant, then what is attached to it, then drivers. */
export const listOrderBookings = (db: Reader, viewer: Viewer, job_item_id: number) =>
  shown(db, viewer)
    .where('booking.job_item_id', '=', job_item_id)
    .where('booking.released_at', 'is', null)
    .orderBy('booking.driver_id', (o) => o.asc().nullsFirst())
    .orderBy('booking.attachment_id', (o) => o.asc().nullsFirst())
    .orderBy('booking.id')
    .execute()

export const findBooking = (db: Reader, viewer: Viewer, id: number) =>
  shown(db, viewer).where('booking.id', '=', id).executeTakeFirst()

/** Some bookings, whoever asks, in order of id. */
export const findBookings = (tx: Tx, ids: readonly number[]): Promise<NamedBooking[]> =>
  shown(tx, system)
    .where('booking.id', 'in', [...ids])
    .orderBy('booking.id')
    .execute()

export async function listBookings(db: Reader, viewer: Viewer, filters: BookingFilters) {
  const { kind, asset_id, driver_id, attachment_id, from } = filters
  const narrowed = <Q extends ReturnType<typeof shown>>(query: Q) =>
    query
      .where('booking.released_at', 'is', null)
      .$if(kind !== undefined, (q) => q.where('booking.kind', '=', kind ?? 'work'))
      .$if(asset_id !== undefined, (q) => q.where('booking.asset_id', '=', asset_id ?? 0))
      .$if(driver_id !== undefined, (q) => q.where('booking.driver_id', '=', driver_id ?? 0))
      .$if(attachment_id !== undefined, (q) => q.where('booking.attachment_id', '=', attachment_id ?? 0))
      .$if(from !== undefined, (q) => q.where('booking.ends_at', '>', from ?? ''))
  const rows = await pageOf(
    sorted(narrowed(shown(db, viewer)), 'booking', filters.sort, []),
    filters,
  ).execute()
  if (!filters.with_total) return { rows, total: null }
  const counted = await db
    .selectFrom(narrowed(shown(db, viewer)).as('found'))
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: counted.total }
}

/** An order's unreleased bookings as stored. They are locked through the order, which comes first. */
export const bookingsOfOrder = (tx: Reader, job_item_id: number): Promise<StoredBooking[]> =>
  tx
    .selectFrom('booking')
    .selectAll()
    .where('job_item_id', '=', job_item_id)
    .where('released_at', 'is', null)
    .orderBy('asset_id')
    .orderBy('driver_id')
    .orderBy('attachment_id')
    .execute()

/** The ids of some machines, drivers and attachments. */
export interface Resources {
  assets: readonly number[]
  drivers: readonly number[]
  attachments: readonly number[]
}

/** Those of some bookings. */
export const resourcesOf = (booked: readonly BookedResource[]): Resources => ({
  assets: booked.flatMap(({ asset_id }) => asset_id ?? []),
  drivers: booked.flatMap(({ driver_id }) => driver_id ?? []),
  attachments: booked.flatMap(({ attachment_id }) => attachment_id ?? []),
})

/** The same machine, driver or attachment. */
export const isSameResource = (one: BookedResource, other: BookedResource): boolean =>
  one.asset_id === other.asset_id &&
  one.driver_id === other.driver_id &&
  one.attachment_id === other.attachment_id

/**
 * All bookings lock the machine first, then the driver, then the attachment, each kind by id: a second caller waits
 * here and then finds the first one's booking, so that the exclusion constraint is a safety net rather than the way
 * to find out.
 */
export async function lockResources(tx: Tx, { assets, drivers, attachments }: Resources): Promise<Resources> {
  const lock = async (table: 'asset' | 'driver' | 'attachment', ids: readonly number[]) => {
    if (ids.length === 0) return []
    const rows = await tx
      .selectFrom(table)
      .select('id')
      .where('id', 'in', [...ids])
      .where('archived_at', 'is', null)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    return rows.map(({ id }) => id)
  }
  return {
    assets: await lock('asset', assets),
    drivers: await lock('driver', drivers),
    attachments: await lock('attachment', attachments),
  }
}

export function insertBookings(tx: Tx, rows: readonly NewBooking[]): Promise<StoredBooking[]> {
  // A trigger writes `during`.
  const values = rows.map((row) => ({ ...row, during: sql<string>`'empty'` }))
  return tx.insertInto('booking').values(values).returningAll().execute()
}

export function updateBooking(
  tx: Tx,
  id: number,
  changes: Omit<Updateable<BookingTable>, 'during'>,
): Promise<StoredBooking> {
  return tx.updateTable('booking').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** All at once, in one statement: an order's machine and driver move together. */
export async function moveBookings(
  tx: Tx,
  ids: readonly number[],
  { starts_at, ends_at }: Stretch,
): Promise<void> {
  await tx
    .updateTable('booking')
    .set({ starts_at, ends_at })
    .where('id', 'in', [...ids])
    .execute()
}

/** Frees the time of some bookings: the rows stay, with who released them, when and why. */
export async function releaseRows(
  tx: Tx,
  ids: readonly number[],
  released: { released_at: string; released_by: number | null; release_reason: string },
): Promise<void> {
  await tx
    .updateTable('booking')
    .set(released)
    .where('id', 'in', [...ids])
    .execute()
}

export async function setCertainty(tx: Tx, ids: readonly number[], certainty: Certainty): Promise<void> {
  await tx
    .updateTable('booking')
    .set({ certainty })
    .where('id', 'in', [...ids])
    .execute()
}

/** The booking's row, locked. Its order and its resource are locked first. */
export const lockBooking = (tx: Tx, id: number): Promise<StoredBooking | undefined> =>
  tx.selectFrom('booking').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Confirmed bookings of a machine, driver or attachment that overlap a stretch of time, with their orders' numbers. */
export async function confirmedBetween(
  db: Reader,
  { asset_id, driver_id, attachment_id }: BookedResource,
  { starts_at, ends_at }: Stretch,
): Promise<NearBooking[]> {
  return db
    .selectFrom('booking')
    .leftJoin('job_item', 'job_item.id', 'booking.job_item_id')
    .select(['booking.id', 'booking.kind', 'booking.certainty', 'booking.job_item_id', 'job_item.order_no'])
    .select(['booking.starts_at', 'booking.ends_at'])
    .select([sql<string>`lower(booking.during)`.as('from'), sql<string>`upper(booking.during)`.as('to')])
    .where('booking.released_at', 'is', null)
    .where('booking.certainty', '=', 'confirmed')
    .$if(asset_id !== null, (q) => q.where('booking.asset_id', '=', asset_id))
    .$if(driver_id !== null, (q) => q.where('booking.driver_id', '=', driver_id))
    .$if(attachment_id !== null, (q) => q.where('booking.attachment_id', '=', attachment_id))
    .where(sql<SqlBool>`booking.during && tstzrange(${starts_at}, ${ends_at})`)
    .orderBy('booking.starts_at')
    .execute()
}

/** An asset's fleet number and name, a driver's name, or an attachment's code and name, as used in refusals. */
export async function findResourceName(
  db: Reader,
  { asset_id, driver_id, attachment_id }: BookedResource,
): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select fleet_no || ' ' || name as name from asset where id = ${asset_id}
    union all select name from driver where id = ${driver_id}
    union all select code || ' ' || name from attachment where id = ${attachment_id}`.execute(db)
  return rows[0]?.name ?? ''
}

/** An order's bookings, including any released at `now`; plant first. */
export const copiedBookings = (tx: Tx, job_item_id: number, now: Date): Promise<StoredBooking[]> =>
  tx
    .selectFrom('booking')
    .selectAll()
    .where('job_item_id', '=', job_item_id)
    .where((e) => e.or([e('released_at', 'is', null), e('released_at', '=', now.toISOString())]))
    .orderBy('asset_id')
    .orderBy('driver_id')
    .orderBy('id')
    .execute()

/**
 * Whether booking `b` is on the order under an alias; of one that broke down and was replaced, whether it was until then:
 * the machine that failed and who drove it.
 */
export const isOnOrder = (order: 'item' | 'job_item') =>
  sql<SqlBool>`(b.released_at is not distinct from case when ${sql.ref(order)}.replaced_by_id is not null then (
    select case when bool_and(x.released_at is not null) then max(x.released_at) end
    from booking x where x.job_item_id = ${sql.ref(order)}.id) end)`

/** The assets booked on an order that are on the road. */
export async function findAssetsOnRoad(tx: Tx, job_item_id: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('booking as b')
    .innerJoin('asset as a', 'a.id', 'b.asset_id')
    .select('a.id')
    .where('b.job_item_id', '=', job_item_id)
    .where('b.released_at', 'is', null)
    .where('a.status', 'in', ['available', 'on_hire'])
    .orderBy('a.id')
    .execute()
  return rows.map(({ id }) => id)
}
