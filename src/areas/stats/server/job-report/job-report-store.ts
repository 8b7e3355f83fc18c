import { type Expression, sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import { orderOf } from '#platform/server/lists/list-page.ts'
import { found } from '#platform/server/lists/search.ts'
import type { Days } from '#shared/periods.ts'
import type {
  JobReportFilters,
  JobReportNarrowing,
  JobReportRow,
  JobReportTotals,
} from '../../contract/job-report.ts'

/** A row without what “To bill” says of its job. */
export type WorkedJob = Omit<JobReportRow, 'quoted_cents' | 'left_cents'>

const and = (conditions: readonly Expression<unknown>[]) => sql.join([sql`true`, ...conditions], sql` and `)
const when = (isSet: boolean, condition: Expression<unknown>) => (isSet ? [condition] : [])

const ofJob = ({ search, client_id, project_id, status, job_type }: JobReportNarrowing) => [
  ...when(search !== '', found(sql`j.search_text`, search)),
  ...when(client_id !== undefined, sql`j.client_id = ${client_id}`),
  ...when(project_id !== undefined, sql`j.project_id = ${project_id}`),
  ...when(status !== undefined, sql`j.status = ${status}`),
  ...when(job_type !== undefined, sql`j.job_type = ${job_type}`),
]

const ofEntry = ({ from, to }: Days, { client_id, asset_category_id, driver_id }: JobReportNarrowing) => [
  sql`e.day between ${from}::date and ${to}::date`,
  ...when(client_id !== undefined, sql`e.client_id = ${client_id}`),
  ...when(driver_id !== undefined, sql`e.driver_id = ${driver_id}`),
  ...when(
    asset_category_id !== undefined,
    sql`e.asset_id in (select id from asset where asset_category_id = ${asset_category_id})`,
  ),
]

const ofOrder = ({ from, to }: Days, { asset_category_id, driver_id }: JobReportNarrowing) => [
  sql`i.work_date between ${from}::date and ${to}::date`,
  sql`i.order_status not in ('Moved', 'Cancelled', 'Cancelled by Office')`,
  ...when(asset_category_id !== undefined, sql`i.asset_category_id = ${asset_category_id}`),
  ...when(
    driver_id !== undefined,
    sql`exists (select from booking b where b.job_item_id = i.id and b.driver_id = ${driver_id} and b.released_at is null)`,
  ),
]

/** The jobs of a year are looked up only where something of theirs is asked for. */
const ofTheirJob = (alias: 'e' | 'i', filters: JobReportNarrowing) => {
  const job_id = sql.ref(`${alias}.job_id`)
  const jobs = ofJob(filters)
  return jobs.length > 0
    ? sql`${job_id} in (select j.id from job j where ${and(jobs)})`
    : sql`${job_id} is not null`
}

/** Jobs with an order, an approved docket or an issued invoice in these days, as `report`. */
function report(days: Days, filters: JobReportNarrowing) {
  return sql`with worked as (
      select e.job_id, sum(e.approved_cents)::int8 as approved_cents, sum(e.invoiced_cents)::int8 as invoiced_cents,
        sum(e.worked_minutes)::int8 as worked_minutes, sum(e.loads)::int8 as loads, sum(e.kilograms)::int8 as kilograms
      from stats_entry e where ${and(ofEntry(days, filters))} group by e.job_id
    ), ordered as (
      select i.job_id, count(*) as ordered, count(*) filter (where i.is_filled) as filled
      from job_item i where ${and(ofOrder(days, filters))} group by i.job_id
    ), report as (
      select j.id, j.job_no, j.title, j.client_id, c.name as client, j.project_id, j.status, j.job_type,
        coalesce(o.ordered, 0) as ordered, coalesce(o.filled, 0) as filled, coalesce(w.worked_minutes, 0) as worked_minutes,
        coalesce(w.loads, 0) as loads, coalesce(w.kilograms, 0) as kilograms,
        coalesce(w.approved_cents, 0) as approved_cents, coalesce(w.invoiced_cents, 0) as invoiced_cents
      from worked w full join ordered o on o.job_id = w.job_id
      join job j on j.id = coalesce(w.job_id, o.job_id)
      join client c on c.id = j.client_id
      where ${and(ofJob(filters))}
    )`
}

/** One page of the report. `total` is null when not asked for. */
export async function listWorkedJobs(db: Db, days: Days, filters: JobReportFilters) {
  const [field, direction] = orderOf(filters.sort)
  const way = direction === 'desc' ? sql`desc` : sql`asc`
  const jobs = report(days, filters)
  const { rows } = await sql<WorkedJob>`${jobs} select r.*, p.name as project
    from report r left join project p on p.id = r.project_id
    order by ${sql.ref(`r.${field}`)} ${way}, r.id ${way}
    limit ${filters.page_size} offset ${(filters.page - 1) * filters.page_size}`.execute(db)
  if (!filters.with_total) return { rows, total: null }
  const counted = await sql<{ total: number }>`${jobs} select count(*) as total from report`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** The whole report, in order of id. */
export async function listAllWorkedJobs(
  db: Db,
  days: Days,
  filters: JobReportNarrowing,
): Promise<WorkedJob[]> {
  const { rows } = await sql<WorkedJob>`${report(days, filters)} select r.*, p.name as project
    from report r left join project p on p.id = r.project_id
    order by r.id`.execute(db)
  return rows
}

const fromEntries = (days: Days, filters: JobReportNarrowing) =>
  sql`stats_entry e where ${and([...ofEntry(days, filters), ofTheirJob('e', filters)])}`

const workedSums = sql`coalesce(sum(e.worked_minutes), 0)::int8 as worked_minutes, coalesce(sum(e.loads), 0)::int8 as loads,
  coalesce(sum(e.kilograms), 0)::int8 as kilograms, coalesce(sum(e.approved_cents), 0)::int8 as approved_cents,
  coalesce(sum(e.invoiced_cents), 0)::int8 as invoiced_cents`

/** What all jobs of the report come to: without the jobs themselves, which take as long again to put together. */
export async function sumReport(db: Db, days: Days, filters: JobReportNarrowing) {
  const fromOrders = sql`job_item i where ${and([...ofOrder(days, filters), ofTheirJob('i', filters)])}`
  const { rows } = await sql<JobReportTotals['now']>`select * from
    (select count(*) as jobs from (select e.job_id from ${fromEntries(days, filters)} union select i.job_id from ${fromOrders}) job) j,
    (select count(*) as ordered, count(*) filter (where i.is_filled) as filled from ${fromOrders}) o,
    (select ${workedSums} from ${fromEntries(days, filters)}) w`.execute(db)
  return only(rows)
}

/** What was worked on them, without their orders. */
export async function sumWorked(db: Db, days: Days, filters: JobReportNarrowing) {
  const { rows } = await sql<JobReportTotals['compared']['now']>`
    select ${workedSums} from ${fromEntries(days, filters)}`.execute(db)
  return only(rows)
}

function only<T>([row]: readonly T[]): T {
  if (!row) throw new Error('A sum has one row.')
  return row
}
