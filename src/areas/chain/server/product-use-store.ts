import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import type { Days } from '#shared/periods.ts'

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

/** The lines with a product of what counts as invoiced in some days, as in the invoices' own totals. */
const countedLines = (db: Db, product_id: number, { from, to }: Days) =>
  issuedLines(db, product_id)
    .where('invoice.status', 'not in', ['Draft', 'Deleted', 'Credited'])
    .where('invoice.invoice_date', '>=', from)
    .where('invoice.invoice_date', '<=', to)

/** What was credited of a line. */
const credited = (sum: 'quantity' | 'line_total_cents') => sql<number>`coalesce((
  select sum(${sql.ref(`c.${sum}`)}) from credit_note_line c
  where c.invoice_line_id = invoice_line.id and (${sum === 'line_total_cents'} or not c.is_amount)), 0)`

/** What was invoiced of a product, less what was credited, before discounts; the quantity in the product's unit. */
export const sumCounted = (db: Db, product_id: number, days: Days) =>
  countedLines(db, product_id, days)
    .innerJoin('product', 'product.id', 'invoice_line.product_id')
    .select([
      sql<number>`count(distinct invoice.id)`.as('invoices'),
      sql<number>`coalesce(sum(invoice_line.quantity - ${credited('quantity')})
        filter (where invoice_line.unit = product.unit), 0)::float8`.as('quantity'),
      sql<number>`coalesce(sum(invoice_line.line_total_cents - ${credited('line_total_cents')}), 0)::int8`.as(
        'total_cents',
      ),
    ])
    .executeTakeFirstOrThrow()

/** All lines of the invoices with a product that have a discount, which is spread over them. */
export const listDiscountedLines = (db: Db, product_id: number, days: Days) =>
  db
    .selectFrom('invoice_line as l')
    .innerJoin('invoice as i', 'i.id', 'l.invoice_id')
    .leftJoin('docket_line as dl', 'dl.id', 'l.docket_line_id')
    .leftJoin('docket as d', 'd.id', 'dl.docket_id')
    .select(['l.invoice_id', 'l.product_id', 'l.quantity', 'l.unit_price_cents', 'l.gst_code'])
    .select(sql<number | null>`coalesce(d.job_id, i.job_id)`.as('job_id'))
    .where('i.discount_cents', '>', 0)
    .where('i.id', 'in', countedLines(db, product_id, days).select('invoice.id'))
    .orderBy('l.invoice_id')
    .orderBy('l.position')
    .execute()

/** The discounts of some invoices. */
export const listDiscounts = (db: Db, invoice_ids: readonly number[]) =>
  db
    .selectFrom('invoice_discount')
    .select(['invoice_id', 'job_id', 'discount_type', 'discount_value', 'left_cents'])
    .where('invoice_id', 'in', invoice_ids)
    .execute()
