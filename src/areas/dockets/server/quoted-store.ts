import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database.ts'
import { loadUnits, isStandby, isTravel } from '../rules/match-rate.ts'
import type { QuotedRate } from '../rules/uncharged-work.ts'

/**
 * Floats, tolls and the like that were quoted for some jobs, by job: dockets count nothing of them, so that they are
 * billed by hand, as the same product or in the same words, or not at all.
 */
export async function listQuoted(
  db: Db | Tx,
  job_ids: readonly number[],
): Promise<Map<number, QuotedRate[]>> {
  const found = new Map<number, QuotedRate[]>()
  if (job_ids.length === 0) return found
  const rows = await db
    .selectFrom('job_rate as r')
    .select(['r.job_id', 'r.description', 'r.unit'])
    .select((e) => e.ref('r.quantity').$notNull().as('quantity'))
    .where('r.job_id', 'in', job_ids)
    .where('r.archived_at', 'is', null)
    .where('r.quantity', 'is not', null)
    .where('r.unit', 'not in', loadUnits)
    .where(
      sql<boolean>`not exists (select from docket_line l join docket d on d.id = l.docket_id
        where l.job_rate_id = r.id and l.is_billable and d.is_latest and d.status <> 'Void')`,
    )
    .where(
      sql<boolean>`not exists (select from invoice_line n join invoice i on i.id = n.invoice_id
        where i.job_id = r.job_id and i.status <> 'Void' and i.status <> 'Deleted' and n.docket_line_id is null
          and (n.product_id = r.product_id or lower(n.description) = lower(r.description)))`,
    )
    .orderBy('r.position')
    .orderBy('r.id')
    .execute()
  for (const { job_id, ...rate } of rows) {
    // Those a docket counts where there is any such time.
    if (isStandby(rate.description) || isTravel(rate.description)) continue
    found.set(job_id, [...(found.get(job_id) ?? []), rate])
  }
  return found
}
