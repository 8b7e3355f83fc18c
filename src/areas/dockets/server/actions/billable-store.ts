import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type Viewer } from '#platform/server/sessions/viewer.ts'
import { visible } from '../docket-store.ts'
import { isBilled } from './unbilled-store.ts'

type Reader = Db | Tx

export interface BillableFilters {
  client_id?: number | undefined
  job_id?: number | undefined
  po_number?: string | undefined
  /** Days of the shifts: a week, a month. */
  from?: string | undefined
  to?: string | undefined
  docket_ids?: readonly number[] | undefined
}

/** The latest approved dockets with something left to bill, and what that comes to; oldest first. */
export const listBillable = (db: Reader, viewer: Viewer, filters: BillableFilters = {}) => {
  const { client_id, job_id, po_number, from, to, docket_ids } = filters
  return visible(db, viewer)
    .innerJoin('docket_line', 'docket_line.docket_id', 'docket.id')
    .innerJoin('client', 'client.id', 'docket.client_id')
    .innerJoin('job', 'job.id', 'docket.job_id')
    .where('docket.is_latest', '=', 1)
    .where('docket.status', '=', 'Approved')
    .where('docket_line.is_billable', '=', 1)
    .where((e) => e.not(isBilled))
    .$if(client_id !== undefined, (q) => q.where('docket.client_id', '=', client_id ?? 0))
    .$if(job_id !== undefined, (q) => q.where('docket.job_id', '=', job_id ?? 0))
    .$if(Boolean(po_number), (q) => q.where('docket.po_number', '=', po_number ?? ''))
    .$if(Boolean(from), (q) => q.where('docket.shift_date', '>=', from ?? ''))
    .$if(Boolean(to), (q) => q.where('docket.shift_date', '<=', to ?? ''))
    .$if(docket_ids !== undefined, (q) => q.where('docket.id', 'in', [0, ...(docket_ids ?? [])]))
    .select([
      'docket.id as docket_id',
      'docket.docket_no',
      'docket.shift_date',
      'docket.po_number',
      'docket.client_id',
      'client.name as client',
      'docket.job_id',
      'job.job_no',
      sql<string | null>`(select a.fleet_no from asset a where a.id = docket.asset_id)`.as('asset'),
      sql<string | null>`(select d.name from driver d where d.id = docket.driver_id)`.as('driver'),
      sql<string>`(select concat_ws(', ', s.name, s.suburb) from job_site s where s.id = job.job_site_id)`.as(
        'site',
      ),
      sql<number>`count(*)::int`.as('line_count'),
      sql<number>`sum(round(docket_line.quantity_agreed * docket_line.unit_price_cents))::float8`.as(
        'total_cents',
      ),
    ])
    .groupBy(['docket.id', 'client.name', 'job.job_no', 'job.job_site_id'])
    .orderBy('docket.shift_date')
    .orderBy('docket.id')
    .execute()
}
export type BillableDocket = Awaited<ReturnType<typeof listBillable>>[number]

/** Some dockets in order of id, locked until the change ends. */
export const lockDockets = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('docket')
    .select(['id', 'docket_no', 'revision', 'status', 'is_latest'])
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .forUpdate()
    .execute()

export async function listDocketNumbers(tx: Tx, ids: readonly number[]): Promise<string[]> {
  return (await lockDockets(tx, ids)).map(({ docket_no }) => docket_no)
}

/** The unbilled billable lines of locked dockets. */
export const listUnbilled = (tx: Tx, docket_ids: readonly number[]) =>
  tx
    .selectFrom('docket_line')
    .innerJoin('docket', 'docket.id', 'docket_line.docket_id')
    .where('docket.id', 'in', [0, ...docket_ids])
    .where('docket_line.is_billable', '=', 1)
    .where((e) => e.not(isBilled))
    .select([
      'docket_line.id as docket_line_id',
      'docket_line.docket_id',
      'docket.docket_no',
      'docket_line.position',
      'docket.shift_date',
      'docket.client_id',
      'docket.job_id',
      'docket.po_number',
      'docket_line.product_id',
      'docket_line.description',
      'docket_line.unit',
      'docket_line.quantity_agreed as quantity',
      'docket_line.unit_price_cents',
      'docket_line.price_source',
      'docket_line.gst_code',
    ])
    .orderBy('docket.shift_date')
    .orderBy('docket.id')
    .orderBy('docket_line.position')
    .execute()
export type BillableLine = Awaited<ReturnType<typeof listUnbilled>>[number]

export async function hasBilledLines(tx: Tx, docket_id: number): Promise<boolean> {
  const line = await tx
    .selectFrom('docket_line')
    .select('id')
    .where('docket_id', '=', docket_id)
    .where(isBilled)
    .limit(1)
    .executeTakeFirst()
  return line !== undefined
}

/** The latest dockets of a client's jobs with something to bill, neither void nor fully billed. */
export async function countToBill(tx: Tx, client_id: number): Promise<number> {
  const { count } = await tx
    .selectFrom('docket')
    .innerJoin('job', 'job.id', 'docket.job_id')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('job.client_id', '=', client_id)
    .where('docket.is_latest', '=', 1)
    .where('docket.status', 'not in', ['Void', 'Invoiced'])
    .where((e) =>
      e.exists(
        e
          .selectFrom('docket_line')
          .select('docket_line.id')
          .whereRef('docket_line.docket_id', '=', 'docket.id')
          .where('docket_line.is_billable', '=', 1),
      ),
    )
    .executeTakeFirstOrThrow()
  return count
}

export const setStatus = (tx: Tx, ids: readonly number[], status: 'Approved' | 'Invoiced') =>
  tx
    .updateTable('docket')
    .set({ status })
    .where('id', 'in', [0, ...ids])
    .execute()
