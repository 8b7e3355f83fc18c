import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { coverQuoted } from '../../rules/flags/remaining-quoted.ts'
import { ratesBilledByHand } from '../../rules/flags/rates-billed-by-hand.ts'
import { rateCategory } from '../lookups-store.ts'

type Reader = Db | Tx

/**
 * What is left, by job, of quoted or agreed floats, tolls and the like: dockets do not count them, so they
 * are billed by hand, from the rate or with the same product or words, or not at all. So is travel by the visit where no
 * docket has its time.
 */
export async function listQuoted(
  db: Reader,
  job_ids: readonly number[],
): Promise<Map<number, UnbilledRate[]>> {
  const byHand = await readBilledByHand(db, job_ids)
  return new Map([...byHand].flatMap(([id, { left }]) => (left.length > 0 ? [[id, left] as const] : [])))
}

/** The same, with which lines on invoices cover the rest of each rate. */
export async function readBilledByHand(db: Reader, job_ids: readonly number[]) {
  if (job_ids.length === 0) return new Map<number, ReturnType<typeof coverJob>>()
  const [works, listed] = await Promise.all([listWork(db, job_ids), listRates(db, job_ids)])
  const work = new Map(works.map((one) => [one.id, one]))
  const ofJobs = Map.groupBy(listed, ({ job_id }) => job_id)
  const rates = [...ofJobs].flatMap(([id, ofJob]) =>
    ratesBilledByHand(ofJob, work.get(id) ?? { hired: [], dockets: 0 }),
  )
  const jobs = [...new Set(rates.map(({ job_id }) => job_id))]
  const lines = jobs.length === 0 ? [] : await listBilledByHand(db, jobs)
  return new Map(jobs.map((id) => [id, coverJob(id, rates, lines)]))
}

function coverJob(id: number, rates: readonly HandRate[], lines: readonly LineByHand[]) {
  const ofJob = ({ job_id }: { job_id: number }) => job_id === id
  return coverQuoted(rates.filter(ofJob), lines.filter(ofJob))
}

type HandRate = Awaited<ReturnType<typeof listRates>>[number] & { quantity: number }
/** `quantity`: what is left of it. */
export type UnbilledRate = HandRate & { readonly left_cents: number }

const listRates = (db: Reader, job_ids: readonly number[]) =>
  db
    .selectFrom('job_rate as r')
    .innerJoin('job as j', 'j.id', 'r.job_id')
    .leftJoin('product as p', 'p.id', 'r.product_id')
    .leftJoin('quote_line as q', 'q.id', 'r.quote_line_id')
    .select(rateCategory)
    .select(['r.id', 'r.job_id', 'j.job_no', 'r.product_id', 'r.description', 'r.unit', 'r.quantity'])
    .select(['r.unit_price_cents', 'r.gst_code'])
    .select(
      sql<number>`(select coalesce(sum(l.quantity_agreed), 0)::float8 from docket_line l join docket d on d.id = l.docket_id
        where l.job_rate_id = r.id and l.is_billable and d.is_latest and d.status <> 'Void')`.as('charged'),
    )
    .where('r.job_id', 'in', job_ids)
    .where('r.archived_at', 'is', null)
    .orderBy('r.position')
    .orderBy('r.id')
    .execute()

/** The rates a job is hired at, and how many dockets it has. */
const listWork = (db: Reader, job_ids: readonly number[]) =>
  db
    .selectFrom('job as j')
    .select('j.id')
    .select([
      sql<number[]>`array(select (q.rate_snapshot ->> 'job_rate_id')::int from job_requirement q
        where q.job_id = j.id and q.archived_at is null and q.rate_snapshot ? 'job_rate_id')`.as('hired'),
      sql<number>`(select count(*) from docket d
        where d.job_id = j.id and d.is_latest and d.status <> 'Void')::int`.as('dockets'),
    ])
    .where('j.id', 'in', job_ids)
    .execute()

/** Lines added from the jobs' rates, whichever job their invoice is for, and those typed on the jobs' invoices. */
const listBilledByHand = (db: Reader, job_ids: readonly number[]) =>
  listLive(db)
    .innerJoin('job_rate as r', 'r.id', 'n.job_rate_id')
    .select('r.job_id')
    .where('r.job_id', 'in', job_ids)
    .unionAll(
      listLive(db)
        .select((e) => e.ref('i.job_id').$notNull().as('job_id'))
        .where('i.job_id', 'in', job_ids)
        .where('n.docket_line_id', 'is', null)
        .where('n.job_rate_id', 'is', null)
        .where('n.dry_hire_id', 'is', null),
    )
    .orderBy('id')
    .execute()

type LineByHand = Awaited<ReturnType<typeof listBilledByHand>>[number]

/** What invoices charge, less what was credited of it. */
const listLive = (db: Reader) =>
  db
    .selectFrom('billed_line as n')
    .innerJoin('invoice as i', 'i.id', 'n.invoice_id')
    .select((e) => [
      e.ref('n.id').$notNull().as('id'),
      e.ref('n.description').$notNull().as('description'),
      e.ref('n.unit').$notNull().as('unit'),
    ])
    .select(['n.job_rate_id', 'n.product_id', sql<number>`coalesce(n.quantity, 0)::float8`.as('quantity')])
    // Uses the index's expression.
    .where(sql<boolean>`i.status <> 'Deleted' and i.status <> 'Void'`)
