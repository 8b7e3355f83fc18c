import { hasLeft, sentWhen, statusWord } from '#shared/mail-words.ts'
import { type ExportColumn, exported } from '#platform/server/export/export-columns.ts'
import type { ListExport } from '#platform/server/export/export-list.ts'
import type { QuoteNarrowing } from '../contract/endpoints.ts'
import { quoteLabels as labels } from '../rules/quote-labels.ts'
import { exportPage } from './quote-store.ts'

const { text, number, money, date, dayOf } = exported
type Exported = Awaited<ReturnType<typeof exportPage>>[number]

/** A quote with its totals, for an accepted one as agreed; totals and internal remarks only for viewers who may see them. */
const columns: readonly ExportColumn<Exported>[] = [
  text(labels.quote_no, (quote) => quote.quote_no),
  number(labels.revision, (quote) => quote.revision),
  text(labels.title, (quote) => quote.title),
  text(labels.status, (quote) => statusWord(quote.status, quote.letter)),
  text(labels.client_id, (quote) => quote.client),
  text(labels.contact_id, (quote) => quote.contact),
  text(labels.job_site_id, (quote) => quote.site),
  text(labels.job_type, (quote) => quote.job_type),
  date(labels.quote_date, (quote) => quote.quote_date),
  date(labels.valid_until, (quote) => quote.valid_until),
  text(labels.sales_user_id, (quote) => quote.sales_user),
  money(labels.subtotal_cents, (quote) => quote.subtotal_cents, 'quotes:prices'),
  money(labels.discount_cents, (quote) => quote.discount_cents, 'quotes:prices'),
  money(labels.gst_cents, (quote) => quote.gst_cents, 'quotes:prices'),
  money(labels.total_cents, (quote) => quote.total_cents, 'quotes:prices'),
  number(`${labels.deposit_percent} (%)`, (quote) => quote.deposit_percent),
  text(labels.description, (quote) => quote.description),
  text(labels.exclusions, (quote) => quote.exclusions),
  text(labels.assumptions, (quote) => quote.assumptions),
  text(labels.client_notes, (quote) => quote.client_notes),
  text(labels.internal_notes, (quote) => quote.internal_notes, 'quotes:margin'),
  dayOf(labels.sent_at, sentWhen),
  text(labels.sent_to, (quote) => (hasLeft(quote.letter) ? (quote.emailed?.to ?? quote.sent_to) : '')),
  dayOf(labels.first_viewed_at, (quote) => quote.first_viewed_at),
  dayOf(labels.accepted_at, (quote) => quote.accepted_at),
  text(labels.accepted_by, (quote) => quote.accepted_by),
  text(labels.po_number, (quote) => quote.po_number),
  dayOf(labels.declined_at, (quote) => quote.declined_at),
  text(labels.decline_reason, (quote) => quote.decline_reason),
  dayOf(labels.created_at, (quote) => quote.created_at),
  dayOf(labels.archived_at, (quote) => quote.archived_at),
  text(labels.archive_reason, (quote) => quote.archive_reason),
]

export const quoteExport: ListExport<Exported, QuoteNarrowing> = {
  title: 'Quotes',
  record_type: 'quote',
  read: 'quotes:read',
  columns,
  page: ({ db, viewer, filters, after_id }) => exportPage(db, viewer, filters, after_id),
}
