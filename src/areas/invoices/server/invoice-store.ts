import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { Invoice as InvoiceTable } from '#db/schema.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { rowsOf } from '#platform/server/database/insert-rows.ts'
import { emailedAs, letterOf } from '#platform/server/mail/mail-store.ts'
import { totalOf } from '#platform/server/lists/search.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { LetterState } from '#shared/mail-words.ts'
import type { InvoiceFilters } from '../contract/endpoints.ts'
import { type Reader, filtered, names, visible } from './invoice-filter-store.ts'
import { type LineColumns, positioned } from './lines/invoice-line-store.ts'

export type StoredInvoice = Selectable<InvoiceTable>

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
