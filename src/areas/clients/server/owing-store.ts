import { sql } from 'kysely'
import { type Viewer, may, scopeOf } from '#platform/server/sessions/viewer.ts'

/** Who may know what a client owes. */
export const seesOwing = (viewer: Viewer): boolean =>
  may(viewer, 'invoices:totals') && may(viewer, 'invoices:read')

/** As `open` and `overdue` of the invoices. */
const open = sql`i.status in ('Approved', 'Sent', 'Viewed', 'Partly Paid', 'Disputed') and i.owing_cents > 0`
const late = sql`i.status in ('Sent', 'Viewed', 'Partly Paid')`

/** What the client of the row owes on invoices that the viewer may read; null where they may not. */
export function owing(viewer: Viewer, today: string) {
  if (!seesOwing(viewer)) {
    return [
      sql<number | null>`null::int8`.as('owing_cents'),
      sql<number | null>`null::int8`.as('overdue_cents'),
    ]
  }
  const isTheirs =
    scopeOf(viewer, 'invoices:read') === 'own'
      ? sql`client.account_manager_id = ${viewer.user_id}`
      : sql`true`
  const owed = sql`select coalesce(sum(i.owing_cents), 0)::int8 from invoice i
    where i.client_id = client.id and ${open}`
  return [
    sql<number | null>`case when ${isTheirs} then (${owed}) end`.as('owing_cents'),
    sql<
      number | null
    >`case when ${isTheirs} then (${owed} and ${late} and i.due_date < ${today}::date) end`.as(
      'overdue_cents',
    ),
  ]
}
