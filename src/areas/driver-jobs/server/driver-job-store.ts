import { type Insertable, type Selectable, type SqlBool, type Updateable, sql } from 'kysely'
import { anyCategory } from '#areas/work-orders/contract/choices.ts'
import type { DriverJob as DriverJobTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { orderOf, pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { found, totalOf } from '#platform/server/lists/search.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { Permission } from '#shared/permissions.ts'
import type { DriverJobFilters, DriverJobNarrowing } from '../contract/endpoints.ts'
import { callerOnSite, tipsOfOrder } from './places-store.ts'

type Reader = Db | Tx
export type StoredDriverJob = Selectable<DriverJobTable>
type Right = Extract<Permission, `driver-jobs:${string}`>

/** `own`: the viewer is the driver; for viewing also the drivers of the viewer's company. */
export function visible(db: Reader, viewer: Viewer, right: Right) {
  const query = db.selectFrom('driver_job')
  if (scopeOf(viewer, right) !== 'own') return query
  const { driver_id, subcontractor_id } = viewer
  return right === 'driver-jobs:work'
    ? query.where('driver_job.driver_id', '=', driver_id)
    : query.where(
        sql<SqlBool>`driver_job.driver_id in (select d.id from driver d
          where d.id = ${driver_id} or d.subcontractor_id = ${subcontractor_id})`,
      )
}

export const places = (query: ReturnType<typeof visible>) =>
  query
    .innerJoin('job_item', 'job_item.id', 'driver_job.job_item_id')
    .innerJoin('job', 'job.id', 'job_item.job_id')
    .innerJoin('client', 'client.id', 'job.client_id')
    .innerJoin('driver', 'driver.id', 'driver_job.driver_id')
    .leftJoin('job_site', 'job_site.id', 'job.job_site_id')
    .leftJoin('asset', 'asset.id', 'driver_job.asset_id')

/** Work and stand-by, up to now if still running. */
const workedMinutes = sql<number>`(select coalesce(sum(extract(epoch from coalesce(t.ended_at, business_now()) - t.started_at)), 0)::int / 60
  from time_entry t where t.driver_job_id = driver_job.id and t.kind in ('work', 'standby'))`

const notFitOn = sql<
  string | null
>`case when driver_job.status in ('Sent', 'Seen', 'Accepted', 'En Route', 'On Site', 'Working', 'Loaded', 'Tipped')
  then (select i.order_no from driver_job o join job_item i on i.id = o.job_item_id
    where o.id = not_fit_by(driver_job, business_now())) end`

const rowColumns = [
  'driver_job.id',
  'driver_job.status',
  'driver_job.driver_id',
  'driver.name as driver',
  'driver_job.job_item_id',
  'job_item.order_no',
  'job_item.order_status',
  'job_item.work_date',
  'job_item.starts_at',
  'job_item.ends_at',
  'job.id as job_id',
  'job.job_no',
  'job.title as job_title',
  'client.name as client',
  sql<string>`coalesce(job_site.name, '')`.as('site'),
  sql<string>`coalesce(job_site.suburb, '')`.as('site_suburb'),
  'driver_job.asset_id',
  sql<string | null>`asset.fleet_no || ' ' || asset.name`.as('asset'),
  'driver_job.sent_at',
  'driver_job.started_at',
  'driver_job.finished_at',
  'driver_job.decline_reason',
  'driver_job.cancel_reason',
  'driver_job.answer_status',
  'driver_job.version',
  notFitOn.as('not_fit_on'),
  workedMinutes.as('worked_minutes'),
  sql<number>`(select count(*) from driver_job_step s where s.driver_job_id = driver_job.id and s.state = 'set_aside')`.as(
    'set_aside',
  ),
] as const

/** A filter, and orders whose driver jobs the server leaves out of what it finds. */
export type DriverJobSelection = DriverJobNarrowing & { except_order_ids?: readonly number[] }

export function filtered(db: Reader, viewer: Viewer, filters: DriverJobSelection) {
  const { status, from, to, driver_id, job_id, job_item_id, except_order_ids = [] } = filters
  return places(visible(db, viewer, 'driver-jobs:read'))
    .$if(filters.search !== '', (q) => q.where((e) => found(e.ref('driver_job.search_text'), filters.search)))
    .$if(status !== undefined, (q) => q.where('driver_job.status', '=', status ?? 'Sent'))
    .$if(Boolean(from), (q) => q.where('job_item.work_date', '>=', from ?? ''))
    .$if(Boolean(to), (q) => q.where('job_item.work_date', '<=', to ?? ''))
    .$if(driver_id !== undefined, (q) => q.where('driver_job.driver_id', '=', driver_id ?? 0))
    .$if(job_id !== undefined, (q) => q.where('job_item.job_id', '=', job_id ?? 0))
    .$if(job_item_id !== undefined, (q) => q.where('driver_job.job_item_id', '=', job_item_id ?? 0))
    .$if(except_order_ids.length > 0, (q) =>
      q.where('driver_job.job_item_id', 'not in', [...except_order_ids]),
    )
    .$if(filters.unanswered === '1', (q) =>
      // Nobody is called about a job on hold.
      q.where('driver_job.answer_status', 'in', ['Sent', 'Seen']).where('job.status', '<>', 'On Hold'),
    )
}

const isPast = (today: string) => sql<boolean>`job_item.work_date < ${today}::date`
const daysAway = (today: string) => sql<number>`abs(job_item.work_date - ${today}::date)`

/** One page of the driver jobs that the viewer may see. `total` is null when not asked for. */
export async function listDriverJobs(
  db: Reader,
  viewer: Viewer,
  filters: DriverJobFilters & DriverJobSelection,
  today: string,
) {
  const jobs = filtered(db, viewer, filters)
  const [field, direction] = orderOf(filters.sort)
  const ordered =
    field === 'sent_at'
      ? sorted(jobs, 'driver_job', filters.sort, [])
      : jobs
          .$if(field === 'nearest', (q) =>
            q.orderBy(isPast(today), direction).orderBy(daysAway(today), direction),
          )
          .orderBy('job_item.work_date', direction)
          .orderBy('job_item.starts_at', direction)
          .orderBy('driver_job.id', direction)
  const rows = await pageOf(ordered, filters)
    .select(rowColumns)
    .select(
      sql<number>`(select count(*) from load l where l.driver_job_id = driver_job.id and l.status <> 'void')`.as(
        'loads',
      ),
    )
    .execute()
  return { rows, total: await totalOf(db, jobs as never, filters) }
}

/** What the driver needs beyond a list's columns. */
const wholeColumns = [
  'job_item.order_notes',
  'job.description as job_description',
  'job.safety_notes',
  'job_site.lat as site_lat',
  'job_site.lng as site_lng',
  'job_site.site_instructions',
  'job_site.access_notes',
  'job_site.default_material as usual_material',
  sql<string[]>`coalesce(job_site.ppe, '{}')`.as('ppe'),
  sql<string>`concat_ws(', ', job_site.address_line1, job_site.address_line2, nullif(concat_ws(' ', job_site.suburb, job_site.state, job_site.postcode), ''))`.as(
    'site_address',
  ),
  sql<string>`coalesce((select k.name from asset_category k where k.id = job_item.asset_category_id), ${anyCategory})`.as(
    'asset_category',
  ),
  sql<string[]>`(select coalesce(json_agg(t.code || ' ' || t.name order by t.code), '[]') from booking b
    join attachment t on t.id = b.attachment_id
    where b.job_item_id = job_item.id and b.released_at is null and b.certainty = 'confirmed')`.as(
    'attachments',
  ),
  sql<number | null>`asset.payload_t::float8`.as('payload_t'),
  sql<number>`(exists (select from asset_category k where k.id = coalesce(asset.asset_category_id, job_item.asset_category_id)
    and k.asset_group in ('truck', 'combo')))::int`.as('carries'),
  tipsOfOrder.as('tips'),
  'driver_job.asset_checklist_id',
  'driver_job.travel_at',
  'driver_job.checklist_override_reason',
  'driver_job.cleared_for_duty_reason',
  sql<string | null>`(select c.phone from company c where c.is_default)`.as('office_phone'),
  'driver_job.order_version',
  'driver_job.cancelled_at',
  sql<number>`(job_item.order_status = 'Confirmed' and exists (select from booking b
    where b.id = driver_job.booking_id and b.released_at is null and b.certainty = 'confirmed'))::int`.as(
    'is_wanted',
  ),
  callerOnSite.as('caller'),
  sql<{
    id: number
    docket_no: string
    status: string
    query: string | null
  } | null>`(select json_build_object('id', d.id, 'docket_no', d.docket_no, 'status', d.status,
      'query', case when d.status = 'Queried' then d.query_reason end)
    from docket d where d.driver_job_id = driver_job.id and d.is_latest and d.status <> 'Void')`.as('docket'),
] as const

/** The driver jobs with these ids that the viewer may see, without their steps, in order of their work. */
export const findDriverJobs = (db: Reader, viewer: Viewer, right: Right, ids: readonly number[]) =>
  places(visible(db, viewer, right))
    .select(rowColumns)
    .select(wholeColumns)
    .where('driver_job.id', 'in', [...ids])
    .orderBy('job_item.starts_at')
    .orderBy('driver_job.id')
    .execute()
export type DriverJobHead = Awaited<ReturnType<typeof findDriverJobs>>[number]

/** The calling driver's jobs: unanswered, to do until `last_day`, not closed, or queried by the office. */
export async function dayOf(db: Reader, driver_id: number, days: { first: string; last: string }) {
  const rows = await db
    .selectFrom('driver_job')
    .innerJoin('job_item', 'job_item.id', 'driver_job.job_item_id')
    .select('driver_job.id')
    .where('driver_job.driver_id', '=', driver_id)
    .where((e) =>
      e.or([
        e('driver_job.answer_status', 'in', ['Sent', 'Seen']),
        e.and([
          e('driver_job.status', 'in', [
            'Accepted',
            'En Route',
            'On Site',
            'Working',
            'Loaded',
            'Tipped',
            'Finished',
            'Docket Signed',
          ]),
          e('job_item.work_date', '<=', days.last),
        ]),
        e.and([
          e('driver_job.status', 'in', ['Closed', 'Cancelled', 'Broke Down']),
          e('job_item.work_date', '>=', days.first),
          e('job_item.work_date', '<=', days.last),
        ]),
        e.exists(
          e
            .selectFrom('docket')
            .select('docket.id')
            .whereRef('docket.driver_job_id', '=', 'driver_job.id')
            .where('docket.is_latest', '=', 1)
            .where('docket.status', '=', 'Queried'),
        ),
      ]),
    )
    .limit(50)
    .execute()
  return rows.map(({ id }) => id)
}

/** Its label, if the viewer sees it, or may do what the right says with it. */
export const findLabel = (db: Reader, viewer: Viewer, id: number, right: Right = 'driver-jobs:read') =>
  places(visible(db, viewer, right))
    .select(['job_item.order_no', 'driver.name as driver'])
    .where('driver_job.id', '=', id)
    .executeTakeFirst()

/** The stored driver job, locked until the change ends, after its job, the common lock order. */
export async function lockDriverJob(tx: Tx, viewer: Viewer, right: Right, id: number) {
  const seen = await visible(tx, viewer, right)
    .innerJoin('job_item', 'job_item.id', 'driver_job.job_item_id')
    .select('job_item.job_id')
    .where('driver_job.id', '=', id)
    .executeTakeFirst()
  if (!seen) return undefined
  await tx.selectFrom('job').select('id').where('id', '=', seen.job_id).forNoKeyUpdate().execute()
  await tx.selectFrom('driver_job').select('id').where('id', '=', id).forUpdate().execute()
  return tx
    .selectFrom('driver_job')
    .innerJoin('job_item', 'job_item.id', 'driver_job.job_item_id')
    .innerJoin('driver', 'driver.id', 'driver_job.driver_id')
    .innerJoin('job', 'job.id', 'job_item.job_id')
    .selectAll('driver_job')
    .select([
      'job_item.order_no',
      'job_item.job_id',
      'job_item.starts_at',
      'job_item.ends_at',
      'job_item.order_status',
      'driver.name as driver',
      'job.allocator_id',
    ])
    .where('driver_job.id', '=', id)
    .executeTakeFirstOrThrow()
}
export type LockedDriverJob = NonNullable<Awaited<ReturnType<typeof lockDriverJob>>>

export const insertDriverJob = (tx: Tx, job: Insertable<DriverJobTable>): Promise<StoredDriverJob> =>
  tx.insertInto('driver_job').values(job).returningAll().executeTakeFirstOrThrow()

export const updateDriverJob = (
  tx: Tx,
  id: number,
  changes: Updateable<DriverJobTable>,
): Promise<StoredDriverJob> =>
  tx.updateTable('driver_job').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Who has started work on an order. */
export const listStarters = async (db: Reader, job_item_id: number): Promise<string[]> =>
  (
    await db
      .selectFrom('driver_job')
      .innerJoin('driver', 'driver.id', 'driver_job.driver_id')
      .select('driver.name')
      .where('driver_job.job_item_id', '=', job_item_id)
      .where('driver_job.started_at', 'is not', null)
      .where('driver_job.status', '<>', 'Cancelled')
      .orderBy('driver_job.id')
      .execute()
  ).map(({ name }) => name)
