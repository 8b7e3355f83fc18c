import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'

const hasDryHire = sql<boolean>`job.id in (select h.job_id from dry_hire h where h.archived_at is null)`

/**
 * Jobs that may have agreed lines or dry hires to bill: those of a client that are neither drafts nor cancelled, or
 * without a client all with an approved docket, or with a dry hire and not invoiced.
 */
export const listJobsToBill = (
  db: Db,
  { client_id, job_id }: { client_id?: number | undefined; job_id?: number | undefined },
) =>
  db
    .selectFrom('job')
    .innerJoin('client', 'client.id', 'job.client_id')
    .innerJoin('job_site', 'job_site.id', 'job.job_site_id')
    .select(['job.id', 'job.job_no', 'job.status', 'job.po_number', 'job.client_id', 'client.name as client'])
    .select('client.one_invoice_per')
    .select([
      sql<string>`concat_ws(', ', job_site.name, job_site.suburb)`.as('site'),
      sql<number>`(select count(*) from docket d where d.job_id = job.id and d.is_latest
        and d.status in ('Approved', 'Invoiced'))::int`.as('approved_dockets'),
    ])
    .where('job.status', 'not in', ['Draft', 'Cancelled', 'Cancelled by Office'])
    .where(
      sql<boolean>`(exists (select from job_rate r where r.job_id = job.id and r.archived_at is null) or ${hasDryHire})`,
    )
    .$if(client_id !== undefined, (q) => q.where('job.client_id', '=', client_id ?? 0))
    .$if(job_id !== undefined, (q) => q.where('job.id', '=', job_id ?? 0))
    .$if(client_id === undefined && job_id === undefined, (q) =>
      q.where(
        sql<boolean>`(job.id in (select d.job_id from docket d where d.is_latest and d.status = 'Approved')
          or job.status <> 'Invoiced' and ${hasDryHire})`,
      ),
    )
    .orderBy('job.id')
    .execute()

/** The jobs with a dry hire that are under way or done and not invoiced, with their clients. */
export const listJobsOnDryHire = (db: Db, { client_id }: { client_id?: number | undefined }) =>
  db
    .selectFrom('job')
    .innerJoin('client', 'client.id', 'job.client_id')
    .select(['job.id', 'job.client_id', 'client.name as client'])
    .where('job.status', 'not in', ['Draft', 'Cancelled', 'Cancelled by Office', 'Invoiced'])
    .where(hasDryHire)
    .$if(client_id !== undefined, (q) => q.where('job.client_id', '=', client_id ?? 0))
    .orderBy('job.id')
    .execute()
