import { sql } from 'kysely'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { countViews } from '#platform/server/lists/count-views.ts'
import { owingAges } from '../contract/choices.ts'
import { type InvoiceNarrowing, invoiceFilters } from '../contract/endpoints.ts'
import { invoiceViews } from '../rules/invoice-views.ts'
import { type Reader, filtered, issued, overdue, owingAge, toSend, visible } from './invoice-filter-store.ts'

/** Their totals; drafts and fully credited ones do not count. */
export const sumInvoices = (db: Reader, viewer: Viewer, filters: InvoiceNarrowing, today: string) =>
  filtered(db, viewer, { filters, today })
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(invoice.total_cents), 0)::int8`.as('listed_cents'),
      sql<number>`coalesce(sum(invoice.total_cents) filter (where invoice.status = 'Draft'), 0)::int8`.as(
        'draft_cents',
      ),
      sql<number>`coalesce(sum(invoice.total_cents - invoice.credited_cents) filter (where ${issued}), 0)::int8`.as(
        'total_cents',
      ),
      sql<number>`coalesce(sum(invoice.owing_cents) filter (where ${issued}), 0)::int8`.as('owing_cents'),
      sql<number>`coalesce(sum(invoice.owing_cents) filter (where ${overdue(today)}), 0)::int8`.as(
        'overdue_cents',
      ),
      sql<number>`coalesce(sum(invoice.surplus_cents - invoice.surplus_used_cents), 0)::int8`.as(
        'credit_cents',
      ),
      sql<
        number | null
      >`round(avg((invoice.paid_at at time zone 'Australia/Melbourne')::date - invoice.invoice_date)
        filter (where invoice.status = 'Paid'))::int8`.as('days_to_pay'),
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
    .where(issued)
    .select([
      sql<string>`date_trunc('week', invoice.invoice_date)::date`.as('week'),
      sql<number>`sum(net_of_invoice(invoice))::int8`.as('net_cents'),
    ])
    .groupBy('week')
    .execute()

/** What is owing of them by how late it is; an age in which nothing is owing is left out. */
export const sumOwing = (db: Reader, viewer: Viewer, filters: InvoiceNarrowing, today: string) =>
  filtered(db, viewer, { filters: { ...filters, owing: 'any' }, today })
    .select([
      owingAge(today).as('age'),
      sql<number>`count(*)`.as('count'),
      sql<number>`sum(invoice.owing_cents)::int8`.as('owing_cents'),
    ])
    .groupBy('age')
    .execute()

/** Who owes most of what a filter finds, with the number of all who owe; `oldest` is the first day that is past. */
export const listDebtors = (
  db: Reader,
  viewer: Viewer,
  filters: InvoiceNarrowing,
  { today, limit }: { today: string; limit: number },
) =>
  db
    .selectFrom(
      filtered(db, viewer, { filters: { ...filters, owing: 'any' }, today })
        .select(['invoice.client_id', 'invoice.owing_cents', 'invoice.due_date', owingAge(today).as('age')])
        .select(toSend.as('is_to_send'))
        .as('open'),
    )
    .innerJoin('client', 'client.id', 'open.client_id')
    .select([
      'client.id',
      'client.name',
      'client.credit_hold',
      'client.phone',
      sql<number>`count(*) over ()`.as('total'),
      sql<number>`sum(open.owing_cents)::int8`.as('owing_cents'),
      sql<string | null>`min(open.due_date) filter (where open.age not in ('not_due', 'disputed'))`.as(
        'oldest',
      ),
      // The client has none of those that are late.
      sql<boolean>`coalesce(bool_and(open.is_to_send) filter (where open.age not in ('not_due', 'disputed')), false)`.as(
        'is_unsent',
      ),
      ...owingAges.map((age) =>
        sql<number>`coalesce(sum(open.owing_cents) filter (where open.age = ${age}), 0)::int8`.as(age),
      ),
    ])
    .groupBy(['client.id', 'client.name', 'client.credit_hold', 'client.phone'])
    .orderBy('owing_cents', 'desc')
    .orderBy('client.id')
    .limit(limit)
    .execute()
