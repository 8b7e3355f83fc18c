import { sql } from 'kysely'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { InvoiceNarrowing } from '../contract/endpoints.ts'
import { countViews } from '#platform/server/lists/count-views.ts'
import { invoiceFilters } from '../contract/endpoints.ts'
import { invoiceViews } from '../rules/invoice-views.ts'
import { type Reader, filtered, open, overdue, owingAge, visible } from './invoice-filter-store.ts'

/** Their totals; drafts and fully credited ones do not count. */
export const sumInvoices = (db: Reader, viewer: Viewer, filters: InvoiceNarrowing, today: string) =>
  filtered(db, viewer, { filters, today })
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(invoice.total_cents), 0)::int8`.as('listed_cents'),
      sql<number>`coalesce(sum(invoice.total_cents - invoice.credited_cents) filter (where invoice.status not in ('Draft', 'Void', 'Deleted')), 0)::int8`.as(
        'total_cents',
      ),
      sql<number>`coalesce(sum(invoice.owing_cents) filter (where invoice.status not in ('Draft', 'Void', 'Deleted')), 0)::int8`.as(
        'owing_cents',
      ),
      sql<number>`coalesce(sum(invoice.owing_cents) filter (where ${overdue(today)}), 0)::int8`.as(
        'overdue_cents',
      ),
      sql<number>`coalesce(sum(invoice.surplus_cents - invoice.surplus_used_cents), 0)::int8`.as(
        'credit_cents',
      ),
    ])
    .executeTakeFirstOrThrow()

/** Count the invoices in each view. */
export const countInvoiceViews = (db: Reader, viewer: Viewer, today: string) =>
  countViews(db, invoiceViews, ({ search }) =>
    filtered(db, viewer, { filters: invoiceFilters.parse(search), today }),
  )

/** The same total by week, which begins on Monday; weeks without invoices are left out. */
export const sumInvoicesByWeek = (db: Reader, viewer: Viewer, { from, to }: { from: string; to: string }) =>
  visible(db, viewer)
    .where('invoice.invoice_date', '>=', from)
    .where('invoice.invoice_date', '<=', to)
    .where('invoice.status', 'not in', ['Draft', 'Void', 'Deleted'])
    .select([
      sql<string>`date_trunc('week', invoice.invoice_date)::date`.as('week'),
      sql<number>`sum(invoice.total_cents - invoice.credited_cents)::int8`.as('total_cents'),
    ])
    .groupBy('week')
    .execute()

/** What is owing of the invoices that the viewer may see, by how late it is; an age in which nothing is owing is left out. */
export const sumOwing = (db: Reader, viewer: Viewer, today: string) =>
  visible(db, viewer)
    .where(open)
    .select([
      owingAge(today).as('age'),
      sql<number>`count(*)`.as('count'),
      sql<number>`sum(invoice.owing_cents)::int8`.as('owing_cents'),
    ])
    .groupBy('age')
    .execute()
