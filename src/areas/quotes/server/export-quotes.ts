import { hasLeft, sentWhen } from '#shared/mail-words.ts'
import { type ExportColumn, exported } from '#platform/server/export-columns.ts'
import type { ListExport } from '#platform/server/export-list.ts'
import type { QuoteNarrowing } from '../contract/endpoints.ts'
import { exportPage } from './quote-store.ts'

const { text, number, money, date, dayOf } = exported
type Exported = Awaited<ReturnType<typeof exportPage>>[number]

/** A quote with its totals, of an accepted one as agreed; what we say among ourselves only for those who read it. */
const columns: readonly ExportColumn<Exported>[] = [
  text('Number', (quote) => quote.quote_no),
  number('Revision', (quote) => quote.revision),
  text('Title', (quote) => quote.title),
  text('Status', (quote) => quote.status),
  text('Client', (quote) => quote.client),
  text('Contact', (quote) => quote.contact),
  text('Site', (quote) => quote.site),
  text('Job type', (quote) => quote.job_type),
  date('Quote date', (quote) => quote.quote_date),
  date('Valid until', (quote) => quote.valid_until),
  text('Sales person', (quote) => quote.sales_user),
  money('Subtotal', (quote) => quote.subtotal_cents),
  money('Discount', (quote) => quote.discount_cents),
  money('GST', (quote) => quote.gst_cents),
  money('Total', (quote) => quote.total_cents),
  number('Deposit (%)', (quote) => quote.deposit_percent),
  text('Description', (quote) => quote.description),
  text('Not included', (quote) => quote.exclusions),
  text('Assumptions', (quote) => quote.assumptions),
  text('Notes for the client', (quote) => quote.client_notes),
  text('Internal notes', (quote) => quote.internal_notes, 'quotes:margin'),
  dayOf('Sent', sentWhen),
  text('Sent to', (quote) => (hasLeft(quote.letter) ? (quote.emailed?.to ?? quote.sent_to) : '')),
  dayOf('First viewed', (quote) => quote.first_viewed_at),
  dayOf('Accepted', (quote) => quote.accepted_at),
  text('Accepted by', (quote) => quote.accepted_by),
  text('Purchase order', (quote) => quote.po_number),
  dayOf('Declined', (quote) => quote.declined_at),
  text('Reason for declining', (quote) => quote.decline_reason),
  dayOf('Added', (quote) => quote.created_at),
  dayOf('Archived', (quote) => quote.archived_at),
  text('Reason for archiving', (quote) => quote.archive_reason),
]

export const quoteExport: ListExport<Exported, QuoteNarrowing> = {
  title: 'Quotes',
  record_type: 'quote',
  read: 'quotes:read',
  columns,
  page: ({ db, viewer, filters, after_id }) => exportPage(db, viewer, filters, after_id),
}
