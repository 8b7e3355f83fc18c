import * as z from 'zod'
import { endpoint, exportQuery, idParams, listQuery, notExported } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { seenBy } from '#platform/contract/seen-by.ts'
import { isDate } from '#shared/local-date.ts'
import { letterStates } from '#shared/mail-words.ts'
import { quoteStatuses, quoteStatusFilters } from './choices.ts'
import { LineProduct, lineProductSearch } from './line-product.ts'
import { Quote, QuoteInput, QuotePatch, QuoteRow } from './quote.ts'
import { QuoteDocument } from './quote-document.ts'
import { QuoteDefaults, QuoteSettingsPatch } from './settings.ts'
import { quoteStateEndpoints, quotes } from './state-endpoints.ts'

const topic = 'quote'
/** So many days before its end a quote without an answer is worth a call. */
export const lastDays = 7

/** So many days back it is counted how quotes ended. */
export const outcomeDays = 90

const day = z.string().refine(isDate, 'Enter a date like 20 Nov 2026.').optional()

export const quoteFilters = listQuery(
  ['quote_no', 'quote_date', 'valid_until', 'total_cents'],
  '-quote_date',
).extend({
  status: z.enum(quoteStatusFilters).optional(),
  client_id: idParam.optional(),
  sales_user_id: idParam.optional(),
  from: day,
  to: day,
  /** Those that wait for an answer and end on this day at the latest. */
  waits_until: day,
  /** Accepted from this day on. */
  won_from: day,
})
export type QuoteFilters = z.output<typeof quoteFilters>
/** What narrows a list or an export. */
export type QuoteNarrowing = Omit<QuoteFilters, keyof typeof notExported>

/** `waiting_cents`: sent and not answered yet. */
export const QuoteSums = z
  .object({
    count: z.number(),
    total_cents: z.number(),
    waiting_cents: z.number(),
    accepted_cents: z.number(),
  })
  .meta({ id: 'QuoteSums' })

const QuoteRevision = z
  .object({
    id: z.number(),
    revision: z.number(),
    status: z.enum(quoteStatuses),
    total_cents: seenBy(z.number(), 'quotes:prices'),
    created_at: z.string(),
    sent_at: z.string().nullable(),
    letter: z.enum(letterStates).nullable(),
  })
  .meta({ id: 'QuoteRevision' })

/** Every call about quotes from inside the office; the public page has its own. */
export const quoteEndpoints = {
  getQuoteSettings: endpoint({
    method: 'GET',
    path: '/api/quote-settings',
    permission: 'quotes:read',
    summary: 'Quote settings.',
    topic: 'quote_settings',
    output: QuoteDefaults,
  }),
  saveQuoteSettings: endpoint({
    method: 'PATCH',
    path: '/api/quote-settings',
    permission: 'quotes:settings',
    summary: 'Change the quote settings.',
    topic: 'quote_settings',
    max_body: 131_072,
    body: QuoteSettingsPatch,
    output: QuoteDefaults,
    message: 'Settings saved.',
  }),

  listLineProducts: endpoint({
    method: 'GET',
    path: '/api/line-products',
    permission: 'products:read',
    summary: 'Products for a line of a quote or invoice, the likeliest first.',
    topic: 'product',
    query: lineProductSearch,
    output: z.array(LineProduct),
  }),

  listQuotes: quotes.list({
    summary: 'List quotes, the latest revision of each.',
    query: quoteFilters,
    output: QuoteRow,
  }),
  countQuoteViews: quotes.countViews(),
  sumQuotes: quotes.sums({
    permission: 'quotes:prices',
    summary: 'Total the filtered quotes.',
    query: quoteFilters.omit(notExported),
    output: QuoteSums,
  }),
  exportQuotes: quotes.export({
    summary: 'Export the filtered quotes, latest revisions, as CSV or Excel.',
    query: quoteFilters.omit(notExported).extend(exportQuery),
  }),
  getQuote: quotes.get({ summary: 'One quote with its lines.', output: Quote }),
  listQuoteRevisions: endpoint({
    method: 'GET',
    path: '/api/quotes/:id/revisions',
    permission: 'quotes:read',
    summary: 'All revisions of the number of a quote, the latest first.',
    topic,
    params: idParams,
    output: z.array(QuoteRevision),
  }),
  getQuoteDocument: endpoint({
    method: 'GET',
    path: '/api/quotes/:id/document',
    permission: 'quotes:prices',
    summary: 'The document as the client receives it.',
    topic,
    params: idParams,
    output: QuoteDocument,
  }),
  quotePdf: endpoint({
    method: 'GET',
    path: '/api/quotes/:id/pdf',
    permission: 'quotes:prices',
    summary: 'The quote as a PDF; once accepted with its evidence page.',
    params: idParams,
    download: true,
    output: z.string(),
  }),

  createQuote: quotes.create({
    summary: 'Make a quote.',
    max_body: 1_000_000,
    body: QuoteInput,
    output: Quote,
  }),
  editQuote: quotes.edit({
    summary: 'Change fields or the lines of a quote that is not sent yet.',
    max_body: 1_000_000,
    body: QuotePatch,
    output: Quote,
  }),
  copyQuote: quotes.action('copy', {
    summary: 'Copy a quote to a new one.',
    output: Quote,
    message: 'Quote copied.',
  }),
  ...quoteStateEndpoints,
}
