import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'

const clientName = (of: 'quote' | 'docket' | 'invoice') =>
  sql<string>`(select c.name from client c where c.id = ${sql.ref(`${of}.client_id`)})`

/** The last issued quote with a product. */
export const findLastQuoted = (db: Db, product_id: number) =>
  db
    .selectFrom('quote_line')
    .innerJoin('quote', 'quote.id', 'quote_line.quote_id')
    .select(['quote.id', 'quote.quote_no as number', 'quote.quote_date as date'])
    .select(['quote_line.unit', 'quote_line.unit_price_cents'])
    .select(sql<string>`coalesce(${clientName('quote')}, quote.prospect_name, '')`.as('client'))
    .where('quote_line.product_id', '=', product_id)
    .where('quote.sent_at', 'is not', null)
    .where('quote.archived_at', 'is', null)
    .orderBy('quote_line.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The last docket that charges a product. */
export const findLastCharged = (db: Db, product_id: number) =>
  db
    .selectFrom('docket_line')
    .innerJoin('docket', 'docket.id', 'docket_line.docket_id')
    .select(['docket.id', 'docket.docket_no as number', 'docket.shift_date as date'])
    .select(['docket_line.unit', 'docket_line.unit_price_cents', clientName('docket').as('client')])
    .where('docket_line.product_id', '=', product_id)
    .where('docket.is_latest', '=', 1)
    .where('docket.status', '<>', 'Void')
    .orderBy('docket_line.id', 'desc')
    .limit(1)
    .executeTakeFirst()

const issuedLines = (db: Db, product_id: number) =>
  db
    .selectFrom('invoice_line')
    .innerJoin('invoice', 'invoice.id', 'invoice_line.invoice_id')
    .where('invoice_line.product_id', '=', product_id)
    .where('invoice_line.is_released', '=', 0)
    .where('invoice.invoice_no', 'is not', null)
    .where('invoice.status', '<>', 'Void')

/** The last issued invoice with a product. */
export const findLastInvoiced = (db: Db, product_id: number) =>
  issuedLines(db, product_id)
    .select([
      'invoice.id',
      'invoice.invoice_date as date',
      'invoice_line.unit',
      'invoice_line.unit_price_cents',
    ])
    .select([sql<string>`invoice.invoice_no`.as('number'), clientName('invoice').as('client')])
    .orderBy('invoice_line.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** How much of a product was invoiced since a day, without GST. */
export const sumInvoicedSince = (db: Db, product_id: number, from: string) =>
  issuedLines(db, product_id)
    .select([
      sql<number>`count(distinct invoice.id)`.as('invoices'),
      sql<number>`coalesce(sum(invoice_line.quantity), 0)::float8`.as('quantity'),
      sql<number>`coalesce(sum(invoice_line.line_total_cents), 0)::int8`.as('total_cents'),
    ])
    .where('invoice.invoice_date', '>=', from)
    .executeTakeFirstOrThrow()
