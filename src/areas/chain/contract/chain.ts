import * as z from 'zod'
import { seenBy } from '#platform/contract/seen-by.ts'

/** Records that show their chain. */
export const chainTypes = ['quote', 'job', 'job_item', 'docket', 'invoice'] as const
export type ChainType = (typeof chainTypes)[number]

/**
 * From quote to invoice: what a record comes from and leads to. A link is null where there is no such record, or
 * where the viewer may not read all of them; amounts are in cents, without GST.
 */
export const Chain = z
  .object({
    /** Its status as shown: nothing is called sent while its email is not. */
    quote: z
      .object({
        id: z.number(),
        quote_no: z.string(),
        status: z.string(),
        /** What the client agreed to, or was offered. */
        quoted_cents: seenBy(z.number(), 'quotes:prices'),
        /** It takes a discount off, and so do all amounts of work below. */
        is_discounted: seenBy(z.number(), 'quotes:prices'),
      })
      .nullable(),
    /** The account manager is its client's, who sees its dockets and invoices. */
    job: z
      .object({
        id: z.number(),
        job_no: z.string(),
        title: z.string(),
        status: z.string(),
        account_manager_id: z.number().nullable(),
        account_manager: z.string().nullable(),
      })
      .nullable(),
    /**
     * `count` is less those `cancelled` or moved, as in the list of jobs; `to_fill` from today on; `missed` are those that
     * nobody filled before their day passed.
     */
    orders: z
      .object({ count: z.number(), cancelled: z.number(), to_fill: z.number(), missed: z.number() })
      .nullable(),
    dockets: z
      .object({
        count: z.number(),
        to_approve: z.number(),
        /** Approved and not on an invoice yet. */
        to_invoice: z.number(),
        /** Approved dockets and those invoiced, less the quote's discount as all three. */
        done_cents: seenBy(z.number(), 'dockets:prices'),
        /** As they stand. */
        to_approve_cents: seenBy(z.number(), 'dockets:prices'),
        /** Not submitted, or sent back with a query. */
        to_submit_cents: seenBy(z.number(), 'dockets:prices'),
        to_invoice_cents: seenBy(z.number(), 'dockets:prices'),
        /** Quoted or agreed, such as a float or a material supplied, and on no docket or invoice. */
        not_charged_cents: seenBy(z.number(), 'dockets:prices'),
        /** What dry hires come to so far, and no invoice charges. */
        dry_hire_cents: seenBy(z.number(), 'dockets:prices'),
      })
      .nullable(),
    invoices: z.object({ count: z.number(), to_send: z.number() }).nullable(),
    /** Null for viewers who do not see what this job is invoiced. */
    money: z
      .object({
        /** Issued, less what was credited. */
        invoiced_cents: z.number(),
        /** What its draft invoices come to. */
        on_draft_cents: z.number(),
        /** What of both is on no docket: lines added by hand. */
        by_hand_cents: z.number(),
        /** Its share of issued invoices, with GST as the client pays it: paid and owing add up to invoiced. */
        invoiced_with_gst_cents: z.number(),
        paid_with_gst_cents: z.number(),
        owing_with_gst_cents: z.number(),
      })
      .nullable(),
  })
  .meta({ id: 'Chain' })
export type Chain = z.output<typeof Chain>
