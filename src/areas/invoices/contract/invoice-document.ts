import * as z from 'zod'
import { discountTypes } from '#areas/quotes/contract/choices.ts'
import { RichText } from '#platform/contract/rich-text.ts'
import { gstRules } from '#shared/gst.ts'
import { chargeUnits, gstCodes } from '#shared/units.ts'

const Party = z.object({ name: z.string(), lines: z.array(z.string()) })

const ModelLine = z.object({
  description: z.string(),
  /** The docket it is from, and the day of the work. */
  docket_no: z.string().nullable(),
  shift_date: z.string().nullable(),
  job_id: z.number().nullable(),
  unit: z.enum(chargeUnits),
  quantity: z.number(),
  unit_price_cents: z.number(),
  gst_code: z.enum(gstCodes),
  /** The least that was agreed to be charged, in words: `4 hours`; absent without one, and in older invoices. */
  minimum: z.string().optional(),
})
export type ModelLine = z.output<typeof ModelLine>

/**
 * What an invoice said when approved: everything its document shows, and nothing the client may not see. Its
 * figures are computed from it by the same rules as in the editor.
 */
export const InvoiceModel = z
  .object({
    /** null on a draft. */
    number: z.string().nullable(),
    invoice_date: z.string(),
    due_date: z.string(),
    terms: z.string(),
    seller: Party,
    logo_sha256: z.string().nullable(),
    buyer: Party,
    po_number: z.string().nullable(),
    reference: z.string().nullable(),
    jobs: z.array(z.string()),
    site: z.string().nullable(),
    supply_from: z.string().nullable(),
    supply_to: z.string().nullable(),
    gst_applies: z.number(),
    gst_rule: z.enum(gstRules),
    promises: z.array(
      z.object({
        job_id: z.number(),
        quote_no: z.string(),
        discount_type: z.enum(discountTypes),
        discount_value: z.number(),
        left_cents: z.number(),
      }),
    ),
    lines: z.array(ModelLine),
    notes: z.string().nullable(),
    /** Terms and conditions; absent in older invoices. */
    conditions: RichText.nullable().optional(),
    /** Where to pay. */
    bank: z.array(z.object({ label: z.string(), value: z.string() })),
    footer_text: z.string().nullable(),
  })
  .meta({ id: 'InvoiceModel' })
export type InvoiceModel = z.output<typeof InvoiceModel>

/** The preview: what the client receives, or would receive now. */
export const InvoiceDocument = z
  .object({
    model: InvoiceModel,
    /** Why it is not payable: draft, void, credited. */
    mark: z.string().nullable(),
    model_sha256: z.string().nullable(),
    issued_at: z.string().nullable(),
    /** The URL of the logo. */
    logo: z.string().nullable(),
  })
  .meta({ id: 'InvoiceDocument' })
export type InvoiceDocument = z.output<typeof InvoiceDocument>

/** What a credit note said when issued. */
export const CreditModel = z
  .object({
    number: z.string(),
    invoice_no: z.string(),
    /** That invoice's date of issue, and whether it is a tax invoice; absent in older credit notes. */
    invoice_date: z.string().optional(),
    of_tax_invoice: z.number().optional(),
    credit_date: z.string(),
    reason: z.string(),
    seller: Party,
    logo_sha256: z.string().nullable(),
    buyer: Party,
    po_number: z.string().nullable(),
    gst_applies: z.number(),
    lines: z.array(ModelLine.omit({ docket_no: true, shift_date: true, job_id: true, minimum: true })),
    subtotal_cents: z.number(),
    gst_cents: z.number(),
    total_cents: z.number(),
    footer_text: z.string().nullable(),
  })
  .meta({ id: 'CreditModel' })
export type CreditModel = z.output<typeof CreditModel>
