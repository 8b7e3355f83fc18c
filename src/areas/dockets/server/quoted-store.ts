import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database.ts'
import { leftOfQuoted } from '../rules/left-of-quoted.ts'
import { loadUnits, standbyRate, travelRate } from '../rules/match-rate.ts'
import type { QuotedRate } from '../rules/uncharged-work.ts'

type Reader = Db | Tx

/**
 * What is left of the floats, tolls and the like that were quoted for some jobs, by job: dockets count nothing of them,
 * so that they are billed by hand, as the same product or in the same words, or not at all.
 */
export async function listQuoted(db: Reader, job_ids: readonly number[]): Promise<Map<number, QuotedRate[]>> {
  const rates = job_ids.length === 0 ? [] : leftToHand(await listRates(db, job_ids))
  const jobs = [...new Set(rates.map(({ job_id }) => job_id))]
  const lines = jobs.length === 0 ? [] : await listBilledByHand(db, jobs)
  const left = jobs.map((id) => {
    const ofJob = ({ job_id }: { job_id: number }) => job_id === id
    return [id, leftOfQuoted(rates.filter(ofJob), lines.filter(ofJob))] as const
  })
  return new Map(left.filter(([, of]) => of.length > 0))
}

type ListedRate = Awaited<ReturnType<typeof listRates>>[number]
/** What dockets count themselves is left out: loads, and of each job its one rate for stand-by and its one for travel. */
function leftToHand(rates: readonly ListedRate[]) {
  const jobs = Map.groupBy(rates, ({ job_id }) => job_id)
  const counted = [...jobs.values()].flatMap((ofJob) => [standbyRate(ofJob), travelRate(ofJob)])
  return rates.flatMap(({ quantity, ...rate }) =>
    quantity === null || loadUnits.includes(rate.unit) || counted.some((one) => one?.id === rate.id)
      ? []
      : { ...rate, quantity },
  )
}

const listRates = (db: Reader, job_ids: readonly number[]) =>
  db
    .selectFrom('job_rate as r')
    .select(['r.id', 'r.job_id', 'r.product_id', 'r.description', 'r.unit', 'r.quantity'])
    .select(
      sql<number>`(select coalesce(sum(l.quantity_agreed), 0)::float8 from docket_line l join docket d on d.id = l.docket_id
        where l.job_rate_id = r.id and l.is_billable and d.is_latest and d.status <> 'Void')`.as('charged'),
    )
    .where('r.job_id', 'in', job_ids)
    .where('r.archived_at', 'is', null)
    .orderBy('r.position')
    .orderBy('r.id')
    .execute()

const listBilledByHand = (db: Reader, job_ids: readonly number[]) =>
  db
    .selectFrom('invoice_line as n')
    .innerJoin('invoice as i', 'i.id', 'n.invoice_id')
    .select((e) => e.ref('i.job_id').$notNull().as('job_id'))
    .select(['n.product_id', 'n.description', 'n.unit', 'n.quantity'])
    .where('i.job_id', 'in', job_ids)
    // In the words of the index.
    .where(sql<boolean>`i.status <> 'Deleted' and i.status <> 'Void'`)
    .where('n.docket_line_id', 'is', null)
    .orderBy('n.id')
    .execute()
