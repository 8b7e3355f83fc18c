import { sql } from 'kysely'
import { exportPageRows } from '#platform/server/export/csv.ts'
import { letterOf } from '#platform/server/mail/mail-store.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { type Narrowed, type Reader, filtered, names } from './invoice-filter-store.ts'

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
    .leftJoin('job_rate as r', 'r.id', 'l.job_rate_id')
    .leftJoin('dry_hire as h', 'h.id', 'l.dry_hire_id')
    .where('l.id', '>', after_id)
    .select(['l.id', 'invoice.id as invoice_id', 'invoice.invoice_no', 'invoice.status'])
    .select(letterOf('invoice', 'invoice', 'invoice').as('letter'))
    .select(['invoice.invoice_date', 'invoice.po_number', 'l.position', 'l.description', 'l.shift_date'])
    .select(['l.unit', 'l.quantity', 'l.unit_price_cents', 'l.price_source', 'l.gst_code'])
    .select(['l.line_total_cents', 'd.docket_no'])
    .select([
      sql<string>`(select c.name from client c where c.id = invoice.client_id)`.as('client'),
      sql<
        string | null
      >`(select j.job_no from job j where j.id = coalesce(d.job_id, r.job_id, h.job_id, invoice.job_id))`.as(
        'job_no',
      ),
      sql<string | null>`(select p.code from product p where p.id = l.product_id)`.as('product'),
    ])
    .orderBy('l.id')
    .limit(exportPageRows)
    .execute()
