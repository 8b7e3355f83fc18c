import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import { mark } from './bulk-work-store.ts'

const ofBulk = sql`j.internal_notes like ${`${mark}%`}`

/** Bulk approved dockets, of shifts up to a day, not on any invoice: grouped by job. */
export async function bulkToBill(db: Db, until: string): Promise<number[][]> {
  const { rows } = await sql<{ ids: number[] }>`
    select array_agg(d.id order by d.id) as ids from docket d join job j on j.id = d.job_id
    where ${ofBulk} and d.is_latest and d.status = 'Approved' and d.shift_date <= ${until}
      and not exists (select from docket_line l join invoice_line n on n.docket_line_id = l.id where l.docket_id = d.id)
    group by j.id order by j.id`.execute(db)
  return rows.map(({ ids }) => ids)
}

export interface BulkInvoice {
  id: number
  client_id: number
  email: string
  contact: string | null
}

/** Drafts with their destination, in order of creation. */
export async function draftsOf(db: Db, ids: readonly number[]): Promise<BulkInvoice[]> {
  const { rows } = await sql<BulkInvoice>`
    select n.id, n.client_id, c.email,
      (select k.name from client_contact k where k.client_id = c.id and k.is_primary and k.archived_at is null) as contact
    from invoice n join client c on c.id = n.client_id where n.id = any (${[...ids]}) order by n.id`.execute(
    db,
  )
  return rows
}

export async function owingOf(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; client_id: number; invoice_no: string; owing_cents: number }>`
    select id, client_id, invoice_no, owing_cents from invoice where id = any (${[...ids]}) order by id`.execute(
    db,
  )
  return rows
}
