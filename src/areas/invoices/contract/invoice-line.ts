import * as z from 'zod'
import { lineFields, lineShape } from '#areas/quotes/contract/line-fields.ts'
import { optionalLocalDate } from '#platform/contract/date-fields.ts'
import { seenBy } from '#platform/contract/seen-by.ts'
import { yesNo } from '#platform/contract/fields.ts'
import { invoiceLineLabels as labels } from '../rules/invoice-labels.ts'

/** An invoice line as stored, in the shape it can be sent back; list order is line order. */
export const InvoiceLine = z
  .object({
    ...lineShape,
    docket_line_id: z.number().nullable(),
    docket_id: z.number().nullable(),
    docket_no: z.string().nullable(),
    /** The agreed rate that it charges, where it was added from a job's. */
    job_rate_id: seenBy(z.number().nullable(), 'invoices:totals'),
    /** The dry hire that it charges. */
    dry_hire_id: seenBy(z.number().nullable(), 'invoices:totals'),
    /** The job it bills: its docket's, its rate's, its dry hire's, or the invoice's. */
    job_id: z.number().nullable(),
    job_no: z.string().nullable(),
    /** The day of the work. */
    shift_date: z.string().nullable(),
    unit_price_cents: seenBy(z.number(), 'invoices:totals'),
    /** Where the price comes from, in words. */
    price_source: seenBy(z.string().nullable(), 'invoices:totals'),
    line_total_cents: seenBy(z.number(), 'invoices:totals'),
    /** 1: it bills an amount of a fixed price, and its words say which. */
    is_progress_claim: z.number(),
    /** Why it bills more than was agreed. */
    over_reason: seenBy(z.string().nullable(), 'invoices:totals'),
  })
  .meta({ id: 'InvoiceLine' })
export type InvoiceLine = z.output<typeof InvoiceLine>

/** An invoice line as entered; its place in the list is its position, and its total is computed. */
export const InvoiceLineInput = z
  .object({
    ...lineFields(labels),
    /** Takes the line off the invoice. A line that bills a docket leaves in no other way: left out, it stays. */
    is_taken_off: yesNo().optional(),
    shift_date: optionalLocalDate(labels.shift_date),
  })
  .meta({ id: 'InvoiceLineInput' })
export type InvoiceLineInput = z.output<typeof InvoiceLineInput>
