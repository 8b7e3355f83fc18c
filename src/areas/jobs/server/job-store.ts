import { type Insertable, type Selectable, type SqlBool, type Updateable, sql } from 'kysely'
import { ownOrders } from '#areas/drivers/server/index.ts'
import type { Job as JobTable } from '#db/schema.ts'
import { exportPageRows } from '#platform/server/export/csv.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { countViews } from '#platform/server/lists/count-views.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { found, totalOf } from '#platform/server/lists/search.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { Permission } from '#shared/permissions.ts'
import { type JobFilters, type JobNarrowing, jobFilters } from '../contract/endpoints.ts'
import { currentJobViews } from '../rules/job-views.ts'
import { isCounted, isNotOnHold } from './job-orders-store.ts'

type Reader = Db | Tx
export type StoredJob = Selectable<JobTable>
/** A job before the company gives it a number. */
export type NewJob = Omit<Insertable<JobTable>, 'company_id' | 'job_no'>
export type JobChanges = Updateable<JobTable>

function visible(db: Reader, viewer: Viewer, right: Permission) {
  const query = db.selectFrom('job')
  return scopeOf(viewer, right) === 'own' ? query.where('job.id', 'in', ownOrders(viewer, 'job_id')) : query
}

/** A job's orders to fill from `today` on; only those the viewer may see. */
const unfilled = (viewer: Viewer, today: string) =>
  sql`from job_item u where u.is_unfilled and u.job_id = job.id and u.work_date >= ${today}::date
    and ${isNotOnHold('u.job_id')} and ${isCounted(viewer, 'jobs:read', 'u.id')}`

const names = (viewer: Viewer, today: string) =>
  [
    sql<string>`(select c.name from client c where c.id = job.client_id)`.as('client'),
    sql<string>`(select s.name from job_site s where s.id = job.job_site_id)`.as('site'),
    sql<string>`(select s.suburb from job_site s where s.id = job.job_site_id)`.as('site_suburb'),
    sql<string | null>`(select p.name from project p where p.id = job.project_id)`.as('project'),
    sql<string | null>`(select u.name from app_user u where u.id = job.allocator_id)`.as('allocator'),
    sql<string | null>`(select u.name from app_user u where u.id = job.sales_user_id)`.as('sales_user'),
    sql<number>`(select count(*) from job_item i where i.job_id = job.id
      and i.order_status not in ('Cancelled', 'Cancelled by Office', 'Moved')
      and ${isCounted(viewer, 'jobs:read', 'i.id')})`.as('orders'),
    sql<number>`(select count(*) ${unfilled(viewer, today)})`.as('unfilled_orders'),
  ] as const

function filtered(db: Reader, viewer: Viewer, filters: JobNarrowing, today: string) {
  const { status, client_id, project_id, quote_id, job_type, from, to } = filters
  return visible(db, viewer, 'jobs:read')
    .where('job.archived_at', filters.archived ? 'is not' : 'is', null)
    .$if(filters.search !== '', (q) => q.where((e) => found(e.ref('job.search_text'), filters.search)))
    .$if(status !== undefined, (q) => q.where('job.status', '=', status ?? 'Draft'))
    .$if(client_id !== undefined, (q) => q.where('job.client_id', '=', client_id ?? 0))
    .$if(project_id !== undefined, (q) => q.where('job.project_id', '=', project_id ?? 0))
    .$if(quote_id !== undefined, (q) => q.where('job.quote_id', '=', quote_id ?? 0))
    .$if(Boolean(job_type), (q) => q.where('job.job_type', '=', job_type ?? ''))
    .$if(Boolean(from), (q) => q.where('job.end_date', '>=', from ?? ''))
    .$if(Boolean(to), (q) => q.where('job.start_date', '<=', to ?? ''))
    .$if(filters.cancelled === '1', (q) => q.where('job.status', 'in', ['Cancelled', 'Cancelled by Office']))
    .$if(filters.unfilled === '1', (q) => q.where(sql<SqlBool>`exists (select ${unfilled(viewer, today)})`))
}

/** Count the jobs in each view. */
export const countJobViews = (db: Reader, viewer: Viewer, today: string) =>
  countViews(db, currentJobViews, ({ search }) => filtered(db, viewer, jobFilters.parse(search), today))

/** One page of the jobs that the viewer may see. `total` is null when not asked for. */
export async function listJobs(db: Reader, viewer: Viewer, filters: JobFilters, today: string) {
  const jobs = filtered(db, viewer, filters, today)
  const rows = await pageOf(sorted(jobs, 'job', filters.sort, []), filters)
    .selectAll('job')
    .select(names(viewer, today))
    .execute()
  return { rows, total: await totalOf(db, jobs, filters) }
}

/** The orders of all jobs that a filter finds. */
export const sumJobs = (db: Reader, viewer: Viewer, filters: JobNarrowing, today: string) =>
  db
    .selectFrom(filtered(db, viewer, filters, today).select('job.id').as('found'))
    .innerJoin('job_item', 'job_item.job_id', 'found.id')
    .where('job_item.order_status', 'not in', ['Cancelled', 'Cancelled by Office', 'Moved'])
    .where(isCounted(viewer, 'jobs:read', 'job_item.id'))
    .select([
      sql<number>`count(*)`.as('orders'),
      sql<number>`count(*) filter (where job_item.work_date >= ${today}::date
        and ${isNotOnHold('job_item.job_id')}
        and job_item.is_unfilled)`.as('unfilled_orders'),
    ])
    .executeTakeFirstOrThrow()

const details = [
  sql<string | null>`(select k.name from client_contact k where k.id = job.contact_id)`.as('contact'),
  sql<string | null>`(select q.quote_no from quote q where q.id = job.quote_id)`.as('quote_no'),
] as const

/** Walks everything a filter matches in order of id. */
export const exportPage = (
  db: Reader,
  viewer: Viewer,
  filters: JobNarrowing,
  after_id: number,
  today: string,
) =>
  filtered(db, viewer, filters, today)
    .where('job.id', '>', after_id)
    .selectAll('job')
    .select(names(viewer, today))
    .select(details)
    .select(sql<string | null>`(select d.name from depot d where d.id = job.depot_id)`.as('depot'))
    .orderBy('job.id')
    .limit(exportPageRows)
    .execute()

export function findJob(db: Reader, viewer: Viewer, id: number, today: string) {
  return visible(db, viewer, 'jobs:read')
    .selectAll('job')
    .select(names(viewer, today))
    .select(details)
    .where('job.id', '=', id)
    .executeTakeFirst()
}

/** The job's name, if the viewer sees it. */
export const findJobLabel = (db: Reader, viewer: Viewer, id: number) =>
  visible(db, viewer, 'jobs:read')
    .select(['job.job_no', 'job.title', 'job.status', 'job.archived_at'])
    .where('job.id', '=', id)
    .executeTakeFirst()

/** The stored job, locked until the change ends. */
export function lockJob(tx: Tx, viewer: Viewer, id: number): Promise<StoredJob | undefined> {
  return visible(tx, viewer, 'jobs:read')
    .selectAll('job')
    .where('job.id', '=', id)
    .forUpdate('job')
    .executeTakeFirst()
}

/** The same for the system, on anyone's behalf. */
export const lockAnyJob = (tx: Tx, id: number): Promise<StoredJob> =>
  tx.selectFrom('job').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()

export function insertJob(tx: Tx, job: Insertable<JobTable>): Promise<StoredJob> {
  return tx.insertInto('job').values(job).returningAll().executeTakeFirstOrThrow()
}

export function updateJob(tx: Tx, id: number, changes: JobChanges): Promise<StoredJob> {
  return tx.updateTable('job').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** The last of `count` order numbers reserved in the job. */
export async function takeOrderNumbers(tx: Tx, id: number, count: number): Promise<number> {
  const { order_count } = await tx
    .updateTable('job')
    .set((e) => ({ order_count: e('order_count', '+', count) }))
    .where('id', '=', id)
    .returning('order_count')
    .executeTakeFirstOrThrow()
  return order_count
}

/** A client's jobs that are neither completed nor cancelled. */
export async function countOpenJobs(tx: Tx, client_id: number): Promise<number> {
  const { count } = await tx
    .selectFrom('job')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('client_id', '=', client_id)
    .where('archived_at', 'is', null)
    .where('status', 'in', ['Draft', 'Pending', 'Confirmed', 'In Progress', 'On Hold'])
    .executeTakeFirstOrThrow()
  return count
}
