import { type Insertable, type Selectable, type SqlBool, type Updateable, sql } from 'kysely'
import type { Invoice as InvoiceTable } from '#db/schema.ts'
import { exportPageRows } from '#platform/server/export/csv.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { rowsOf } from '#platform/server/database/insert-rows.ts'
import { emailedAs, letterOf } from '#platform/server/mail/mail-store.ts'
import { found, totalOf } from '#platform/server/lists/search.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { LetterState } from '#shared/mail-words.ts'
import type { Permission } from '#shared/permissions.ts'
import type { InvoiceStatus, OwingAge } from '../contract/choices.ts'
import type { InvoiceFilters, InvoiceNarrowing } from '../contract/endpoints.ts'
import { type LineColumns, positioned } from './lines/invoice-line-store.ts'

type Reader = Db | Tx
export type StoredInvoice = Selectable<InvoiceTable>

/** `own`: the viewer is the client's account manager. */
function visible(db: Reader, viewer: Viewer, right: Permission = 'invoices:read') {
  const query = db.selectFrom('invoice')
  if (scopeOf(viewer, right) !== 'own') return query
  return query.where('invoice.client_id', 'in', (e) =>
    e.selectFrom('client').select('client.id').where('client.account_manager_id', '=', viewer.user_id),
  )
}

/** As `isOverdue` in the rules. */
const overdue = (today: string) =>
  sql<SqlBool>`(invoice.status in ('Sent', 'Viewed', 'Partly Paid') and invoice.owing_cents > 0 and invoice.due_date < ${today}::date)`

/** Approved, and not settled. */
const open = sql<SqlBool>`(invoice.status in ('Approved', 'Sent', 'Viewed', 'Partly Paid', 'Disputed') and invoice.owing_cents > 0)`

/** How late what is owing is; what was never sent is not late, whatever its day. */
const owingAge = (today: string) => sql<OwingAge>`(case
  when invoice.status = 'Disputed' then 'disputed'
  when not ${overdue(today)} then 'not_due'
  when ${today}::date - invoice.due_date <= 30 then '1_30'
  when ${today}::date - invoice.due_date <= 60 then '31_60'
  when ${today}::date - invoice.due_date <= 90 then '61_90'
  else 'over_90' end)`

/** As `send` of the rules: approved, whatever was paid of it since. */
const toSend = sql<SqlBool>`(invoice.sent_at is null and invoice.status in ('Approved', 'Partly Paid', 'Paid'))`

const names = (today: string) =>
  [
    sql<string>`(select c.name from client c where c.id = invoice.client_id)`.as('client'),
    sql<string | null>`(select j.job_no from job j where j.id = invoice.job_id)`.as('job_no'),
    sql<number>`${overdue(today)}`.as('is_overdue'),
    letterOf('invoice', 'invoice', 'invoice').as('letter'),
    emailedAs('invoice', 'invoice', 'invoice').as('emailed'),
  ] as const

/** As shown in the list: its email has not gone out, and is not about to for the first time. */
const notEmailed = sql<SqlBool>`(coalesce(${letterOf('invoice', 'invoice', 'invoice')}, 'left') in ('delayed', 'kept', 'refused'))`

/** The state a filter asks for; undefined when it asks for something else. */
function stateOf(status: InvoiceNarrowing['status']): InvoiceStatus | undefined {
  if (status === 'Not emailed') return 'Sent'
  return status === 'Overdue' || status === 'To Send' ? undefined : status
}

interface Narrowed {
  filters: InvoiceNarrowing
  today: string
  right?: Permission
}
function filtered(db: Reader, viewer: Viewer, { filters, today, right }: Narrowed) {
  const { search, status, client_id, job_id, docket_id, owing, from, to } = filters
  const state = stateOf(status)
  return visible(db, viewer, right)
    .$if(search !== '', (q) => q.where((e) => found(e.ref('invoice.search_text'), search)))
    .$if(state === undefined, (q) => q.where('invoice.status', '<>', 'Deleted'))
    .$if(state !== undefined, (q) => q.where('invoice.status', '=', state ?? 'Draft'))
    .$if(status === 'Overdue', (q) => q.where(overdue(today)))
    .$if(status === 'To Send', (q) => q.where(toSend))
    .$if(status === 'Sent', (q) => q.where(sql<SqlBool>`not ${notEmailed}`))
    .$if(status === 'Not emailed', (q) => q.where(notEmailed))
    .$if(client_id !== undefined, (q) => q.where('invoice.client_id', '=', client_id ?? 0))
    .$if(job_id !== undefined, (q) => q.where(billsJob(job_id ?? 0)))
    .$if(docket_id !== undefined, (q) => q.where(billsDocket(docket_id ?? 0)))
    .$if(filters.open === '1' || owing !== undefined, (q) => q.where(open))
    .$if(owing !== undefined && owing !== 'any', (q) =>
      q.where(sql<SqlBool>`${owingAge(today)} = ${owing ?? ''}`),
    )
    .$if(Boolean(from), (q) => q.where('invoice.invoice_date', '>=', from ?? ''))
    .$if(Boolean(to), (q) => q.where('invoice.invoice_date', '<=', to ?? ''))
}

/** The invoice as a whole is for the job, or one of its lines is. */
const billsJob = (job_id: number) =>
  sql<SqlBool>`(invoice.job_id = ${job_id} or invoice.id in (select l.invoice_id from invoice_line l
    join docket_line dl on dl.id = l.docket_line_id join docket d on d.id = dl.docket_id where d.job_id = ${job_id}))`

/** A void invoice bills nothing. */
const billsDocket = (docket_id: number) =>
  sql<SqlBool>`invoice.id in (select l.invoice_id from invoice_line l
    join docket_line dl on dl.id = l.docket_line_id where dl.docket_id = ${docket_id} and not l.is_released)`

/** One page of the invoices that the viewer may see. `total` is null when not asked for. */
export async function listInvoices(db: Reader, viewer: Viewer, filters: InvoiceFilters, today: string) {
  const invoices = filtered(db, viewer, { filters, today })
  // A draft has no number.
  const rows = await pageOf(sorted(invoices, 'invoice', filters.sort, ['invoice_no']), filters)
    .selectAll('invoice')
    .select(names(today))
    .execute()
  return { rows, total: await totalOf(db, invoices, { ...filters }) }
}

/** Their totals; drafts and fully credited ones do not count. */
export const sumInvoices = (db: Reader, viewer: Viewer, filters: InvoiceNarrowing, today: string) =>
  filtered(db, viewer, { filters, today })
    .select([
      sql<number>`count(*)`.as('count'),
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

/** Walks all that a filter finds in the order of ids. */
export const exportPage = (
  db: Reader,
  viewer: Viewer,
  { after_id, ...narrowed }: Narrowed & { after_id: number },
) =>
  filtered(db, viewer, { ...narrowed, right: 'invoices:export' })
    .where('invoice.id', '>', after_id)
    .selectAll('invoice')
    .select(names(narrowed.today))
    .orderBy('invoice.id')
    .limit(exportPageRows)
    .execute()

/** The same by line, in order of line id. */
export const exportLinePage = (
  db: Reader,
  viewer: Viewer,
  { after_id, ...narrowed }: Narrowed & { after_id: number },
) =>
  filtered(db, viewer, { ...narrowed, right: 'invoices:export' })
    .innerJoin('invoice_line as l', 'l.invoice_id', 'invoice.id')
    .leftJoin('docket_line as dl', 'dl.id', 'l.docket_line_id')
    .leftJoin('docket as d', 'd.id', 'dl.docket_id')
    .where('l.id', '>', after_id)
    .select(['l.id', 'invoice.id as invoice_id', 'invoice.invoice_no', 'invoice.status'])
    .select(letterOf('invoice', 'invoice', 'invoice').as('letter'))
    .select(['invoice.invoice_date', 'invoice.po_number', 'l.position', 'l.description', 'l.shift_date'])
    .select(['l.unit', 'l.quantity', 'l.unit_price_cents', 'l.price_source', 'l.gst_code'])
    .select(['l.line_total_cents', 'd.docket_no'])
    .select([
      sql<string>`(select c.name from client c where c.id = invoice.client_id)`.as('client'),
      sql<string | null>`(select j.job_no from job j where j.id = coalesce(d.job_id, invoice.job_id))`.as(
        'job_no',
      ),
      sql<string | null>`(select p.code from product p where p.id = l.product_id)`.as('product'),
    ])
    .orderBy('l.id')
    .limit(exportPageRows)
    .execute()

/**
 * Adds where its bills go: to the client's contact for accounts, else its first address for invoices, else
 * its own; and whether a purchase order is required.
 */
export const findInvoice = (db: Reader, viewer: Viewer, id: number, today: string) =>
  visible(db, viewer)
    .innerJoin('client as c', 'c.id', 'invoice.client_id')
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom('client_contact')
          .select(['name', 'email'])
          .whereRef('client_id', '=', 'c.id')
          .where('archived_at', 'is', null)
          .where('email', 'is not', null)
          .where(sql<boolean>`'accounts' = any(roles)`)
          .orderBy('is_primary', 'desc')
          .orderBy('id')
          .limit(1)
          .as('k'),
      (join) => join.onTrue(),
    )
    .selectAll('invoice')
    .select(names(today))
    .select(['c.po_required', sql<string>`coalesce(k.name, c.name)`.as('send_to_name')])
    .select(sql<string | null>`coalesce(k.email, c.invoice_emails[1], c.email)`.as('send_to'))
    .select([
      letterOf('invoice', 'invoice', 'invoice_reminder').as('reminder'),
      emailedAs('invoice', 'invoice', 'invoice_reminder').as('reminder_emailed'),
      sql<string | null>`(select u.name from app_user u where u.id = invoice.approved_by)`.as('approver'),
      sql<number>`(select coalesce(sum(h.surplus_cents - h.surplus_used_cents), 0)::int8 from invoice h
        where h.client_id = invoice.client_id and h.surplus_cents > h.surplus_used_cents)`.as(
        'client_credit_cents',
      ),
    ])
    .where('invoice.id', '=', id)
    .executeTakeFirst()

/** Its number and state, for viewers who may see it. */
export const findLabel = (db: Reader, viewer: Viewer, id: number) =>
  visible(db, viewer)
    .select(['invoice.invoice_no', 'invoice.status', 'invoice.created_at'])
    .select(sql<string>`(select c.name from client c where c.id = invoice.client_id)`.as('client'))
    .where('invoice.id', '=', id)
    .executeTakeFirst()

/** The state of the email that carries it. */
export const findLetter = async (tx: Tx, id: number): Promise<LetterState | null> =>
  (
    await tx
      .selectFrom('invoice')
      .select(letterOf('invoice', 'invoice', 'invoice').as('letter'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).letter

/** The stored invoice, locked until the change ends. */
export const lockInvoice = (tx: Tx, viewer: Viewer, id: number): Promise<StoredInvoice | undefined> =>
  visible(tx, viewer)
    .selectAll('invoice')
    .where('invoice.id', '=', id)
    .forUpdate('invoice')
    .executeTakeFirst()

/** Several of them, locked in order of id, so that two changes cannot deadlock. */
export const lockInvoices = (tx: Tx, viewer: Viewer, ids: readonly number[]): Promise<StoredInvoice[]> =>
  visible(tx, viewer)
    .selectAll('invoice')
    .where('invoice.id', 'in', ids)
    .orderBy('invoice.id')
    .forUpdate('invoice')
    .execute()

/** The latest date of issue among a company's invoices; null before the first. */
export const lastIssued = async (db: Reader, company_id: number): Promise<string | null> =>
  (
    await db
      .selectFrom('invoice')
      .select((e) => e.fn.max('invoice_date').as('last'))
      .where('company_id', '=', company_id)
      .where('number', 'is not', null)
      .executeTakeFirst()
  )?.last ?? null

export const findStored = (tx: Tx, id: number): Promise<StoredInvoice> =>
  tx.selectFrom('invoice').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** A new invoice and its lines in one statement: it is what people wait for most. */
export function insertInvoice(
  tx: Tx,
  invoice: Insertable<InvoiceTable>,
  lines: readonly LineColumns[],
): Promise<StoredInvoice> {
  if (lines.length === 0)
    return tx.insertInto('invoice').values(invoice).returningAll().executeTakeFirstOrThrow()
  const { columns, values, source } = rowsOf('invoice_line', positioned(lines))
  return tx
    .with('kept', (db) => db.insertInto('invoice').values(invoice).returningAll())
    .with(
      'added',
      () =>
        sql`(insert into invoice_line (invoice_id, ${columns}) select kept.id, ${values} from kept, ${source})`,
    )
    .selectFrom('kept')
    .selectAll()
    .executeTakeFirstOrThrow()
}

export const updateInvoice = (
  tx: Tx,
  id: number,
  changes: Updateable<InvoiceTable>,
): Promise<StoredInvoice> =>
  tx.updateTable('invoice').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Sent, not settled and not disputed: candidates for automatic reminders. */
export const listWaiting = (db: Reader) =>
  db
    .selectFrom('invoice')
    .select(['id', 'due_date', 'reminder_stage'])
    .where('status', 'in', ['Sent', 'Viewed', 'Partly Paid'])
    .where('owing_cents', '>', 0)
    .orderBy('id')
    .execute()
