import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'

/** It has a dry hire that has come to more than is billed of it. */
const hasUnbilledHire = (today: string) => sql<boolean>`exists (
  select from dry_hire h cross join unnest(enum_range(null::dry_hire_line)) l(line)
  where h.job_id = job.id and h.archived_at is null
    and dry_hire_done(h, l.line, ${today}::date) > billed_of_dry_hire(h.id, l.line))`

const neverBilled = ['Draft', 'Cancelled', 'Cancelled by Office'] as const

/**
 * Jobs that may have agreed lines or dry hires to bill: those of a client, or without one all with an approved docket. A
 * dry hire is to be billed whatever became of its job; `is_only_hire`: nothing else of the job is.
 */
export const listJobsToBill = (
  db: Db,
  {
    client_id,
    job_id,
    today,
  }: { client_id?: number | undefined; job_id?: number | undefined; today: string },
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
    .select((e) => e('job.status', 'in', neverBilled).as('is_only_hire'))
    .where((e) =>
      e.or([
        e.and([
          e('job.status', 'not in', neverBilled),
          sql<boolean>`exists (select from job_rate r where r.job_id = job.id and r.archived_at is null)`,
          sql<boolean>`(${client_id !== undefined || job_id !== undefined}
            or job.id in (select d.job_id from docket d where d.is_latest and d.status = 'Approved'))`,
        ]),
        hasUnbilledHire(today),
      ]),
    )
    .$if(client_id !== undefined, (q) => q.where('job.client_id', '=', client_id ?? 0))
    .$if(job_id !== undefined, (q) => q.where('job.id', '=', job_id ?? 0))
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
