import { sql } from 'kysely'
import type { Tx } from '#platform/server/database.ts'
import type { OpenWork } from '../rules/client-rules.ts'

/**
 * What is still to be done for a client: sent and accepted quotes that became no job, jobs that nobody completed or
 * cancelled, dockets with something to bill, draft invoices, issued ones with something owing, and unused credit. Who makes a
 * quote, a job or an issued invoice waits for the client's row, which the caller has locked.
 */
export async function findOpenWork(tx: Tx, client_id: number): Promise<OpenWork> {
  const { rows } = await sql<OpenWork>`select
    (select count(*)::int from quote where client_id = ${client_id} and archived_at is null
      and status in ('Sent', 'Viewed', 'Accepted')) as quotes,
    (select count(*)::int from job where client_id = ${client_id} and archived_at is null
      and status in ('Draft', 'Pending', 'Confirmed', 'In Progress', 'On Hold')) as jobs,
    (select count(*)::int from docket join job on job.id = docket.job_id
      where job.client_id = ${client_id} and docket.is_latest and docket.status not in ('Void', 'Invoiced')
        and exists (select from docket_line l where l.docket_id = docket.id and l.is_billable)) as dockets,
    (select count(*)::int from invoice where client_id = ${client_id} and status = 'Draft') as drafts,
    (select count(*)::int from invoice where client_id = ${client_id} and owing_cents > 0
      and status in ('Approved', 'Sent', 'Viewed', 'Partly Paid', 'Disputed')) as invoices,
    (select exists (select from invoice where client_id = ${client_id} and surplus_cents > surplus_used_cents))::int
      as credit`.execute(tx)
  return rows[0] ?? { quotes: 0, jobs: 0, dockets: 0, drafts: 0, invoices: 0, credit: 0 }
}
