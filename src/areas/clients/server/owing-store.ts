import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import { lateStatuses, owingStatuses } from '#areas/invoices/contract/choices.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { literals } from '#platform/server/database/literals.ts'
import { type Viewer, may, scopeOf } from '#platform/server/sessions/viewer.ts'

type Reader = Db | Tx

/** Who may know what a client owes. */
export const seesOwing = (viewer: Viewer): boolean =>
  may(viewer, 'invoices:totals') && may(viewer, 'invoices:read')

const isOwing = sql<SqlBool>`invoice.status in (${literals(owingStatuses)}) and invoice.owing_cents > 0`
const sums = (today: string) =>
  [
    sql<number>`coalesce(sum(invoice.owing_cents), 0)::int8`.as('owing_cents'),
    sql<number>`coalesce(sum(invoice.owing_cents) filter (where invoice.status in (${literals(lateStatuses)})
      and invoice.due_date < ${today}::date), 0)::int8`.as('overdue_cents'),
  ] as const

/** What is owing on invoices that the viewer may read: all, or those of clients they manage. */
const owing = (db: Reader, viewer: Viewer) =>
  db
    .selectFrom('invoice')
    .where(isOwing)
    .$if(scopeOf(viewer, 'invoices:read') === 'own', (q) =>
      q.where('invoice.client_id', 'in', (e) =>
        e.selectFrom('client').select('client.id').where('client.account_manager_id', '=', viewer.user_id),
      ),
    )

/** What each client owes; no row when nothing is owing. */
export const owingByClient = (db: Reader, viewer: Viewer, today: string) =>
  owing(db, viewer).select('invoice.client_id').select(sums(today)).groupBy('invoice.client_id')

/** What is owing in total by the clients whose ids a query selects. */
export const sumOwing = (
  db: Reader,
  viewer: Viewer,
  ids: SelectQueryBuilder<DB, 'client', { id: number }>,
  today: string,
) => owing(db, viewer).where('invoice.client_id', 'in', ids).select(sums(today)).executeTakeFirstOrThrow()

export interface Owing {
  owing_cents: number | null
  overdue_cents: number | null
}
/** For viewers who may not see it. */
const unknownOwing: Owing = { owing_cents: null, overdue_cents: null }
const nothing: Owing = { owing_cents: 0, overdue_cents: 0 }

/** Adds to clients what they owe: null where the viewer may not read their invoices. */
export async function withOwing<C extends { id: number; account_manager_id: number | null }>(
  db: Reader,
  viewer: Viewer,
  clients: readonly C[],
  today: string,
): Promise<(C & Owing)[]> {
  if (!seesOwing(viewer)) return clients.map((client) => ({ ...client, ...unknownOwing }))
  if (clients.length === 0) return []
  const ids = clients.map(({ id }) => id)
  const rows = await owingByClient(db, viewer, today).where('invoice.client_id', 'in', ids).execute()
  const known = new Map(rows.map(({ client_id, ...sum }) => [client_id, sum]))
  const isTheirs = ({ account_manager_id }: C) =>
    scopeOf(viewer, 'invoices:read') === 'all' || account_manager_id === viewer.user_id
  return clients.map((client) => ({
    ...client,
    ...(isTheirs(client) ? (known.get(client.id) ?? nothing) : unknownOwing),
  }))
}
