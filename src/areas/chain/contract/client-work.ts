import * as z from 'zod'
import { jobStatuses } from '#areas/jobs/contract/choices.ts'
import { quoteStatuses } from '#areas/quotes/contract/choices.ts'
import { seenBy } from '#platform/contract/seen-by.ts'

/** Jobs that are neither done nor cancelled. */
const OpenJob = z.object({
  id: z.number(),
  job_no: z.string(),
  title: z.string(),
  suburb: z.string(),
  status: z.enum(jobStatuses),
  start_date: z.string(),
  end_date: z.string(),
})

/** Quotes without an answer. */
const OpenQuote = z.object({
  id: z.number(),
  quote_no: z.string(),
  title: z.string(),
  status: z.enum(quoteStatuses),
  valid_until: z.string(),
  total_cents: seenBy(z.number(), 'quotes:prices'),
})

const UnpaidInvoice = z.object({
  id: z.number(),
  invoice_no: z.string().nullable(),
  due_date: z.string(),
  is_overdue: z.number(),
  owing_cents: seenBy(z.number(), 'invoices:totals'),
})

/**
 * A client's work from quote to invoice, with the first few open records of each kind. A part is null where the
 * viewer may not read all of it.
 */
export const ClientWork = z
  .object({
    quotes: z
      .object({
        count: z.number(),
        open: z.number(),
        open_cents: seenBy(z.number(), 'quotes:prices'),
        /** Of these, what the client has and has not answered. */
        waiting: z.number(),
        waiting_cents: seenBy(z.number(), 'quotes:prices'),
        rows: z.array(OpenQuote),
      })
      .nullable(),
    jobs: z
      .object({
        count: z.number(),
        open: z.number(),
        rows: z.array(OpenJob),
        /** Those that start in this calendar year, and in the last. */
        this_year: z.number(),
        last_year: z.number(),
        /** Started in each of the last twelve months, this one last. */
        by_month: z.array(z.number()),
      })
      .nullable(),
    invoices: z
      .object({ count: z.number(), open: z.number(), overdue: z.number(), rows: z.array(UnpaidInvoice) })
      .nullable(),
    /** Approved dockets that are on no invoice, and dry hires so far that no invoice charges, before GST. */
    to_invoice: z
      .object({
        count: z.number(),
        total_cents: seenBy(z.number(), 'dockets:prices'),
        dry_hires: z.number(),
        dry_hire_cents: seenBy(z.number(), 'dockets:prices'),
      })
      .nullable(),
    /** With GST. */
    money: z
      .object({
        owing_cents: z.number(),
        overdue_cents: z.number(),
        /** Owing, but not chased while disputed. */
        disputed_cents: z.number(),
        draft_cents: z.number(),
        drafts: z.number(),
        /** From the date of an invoice to its last payment, over the last twelve months. */
        days_to_pay: z.number().nullable(),
      })
      .nullable(),
    notes: z
      .object({
        count: z.number(),
        latest: z
          .object({ body: z.string(), author: z.string().nullable(), created_at: z.string() })
          .nullable(),
      })
      .nullable(),
    documents: z
      .array(z.object({ id: z.number(), name: z.string(), expires_on: z.string().nullable() }))
      .nullable(),
  })
  .meta({ id: 'ClientWork' })
export type ClientWork = z.output<typeof ClientWork>
