import * as z from 'zod'
import { OverrideInput } from '#areas/work-orders/contract/override.ts'
import { discountTypes } from '#areas/quotes/contract/choices.ts'
import { paymentTerms } from '#areas/clients/contract/choices.ts'
import { version } from '#platform/contract/endpoint.ts'
import { optionalLocalDate } from '#platform/contract/date-fields.ts'
import {
  oneOf,
  optionalAbn,
  optionalOneOf,
  optionalReference,
  optionalText,
  reference,
} from '#platform/contract/fields.ts'
import { seenBy } from '#platform/contract/seen-by.ts'
import { gstRules } from '#shared/gst.ts'
import { invoiceLabels as labels } from '../rules/invoice-labels.ts'
import { invoiceStatuses } from './choices.ts'
import { InvoiceLine, InvoiceLineInput } from './invoice-line.ts'
import { fault, letterFields } from '#platform/contract/letter.ts'
import { letterStates } from '#shared/mail-words.ts'

/** Fields for viewers with the right to invoice totals. */
const money = <S extends z.ZodType>(schema: S) => seenBy(schema, 'invoices:totals')

/** An invoice in a list. */
export const InvoiceRow = z
  .object({
    id: z.number(),
    /** null until it is approved. */
    invoice_no: z.string().nullable(),
    status: z.enum(invoiceStatuses),
    /** Owing after the due date; 1 or 0. */
    is_overdue: z.number(),
    /** How many days after it; 0 unless overdue. */
    days_late: z.number(),
    /** What the client disputes, while it does. */
    dispute_reason: z.string().nullable(),
    client_id: z.number(),
    client: z.string(),
    /** On credit hold; 1 or 0. */
    is_client_on_hold: z.number(),
    job_id: z.number().nullable(),
    job_no: z.string().nullable(),
    job_title: z.string().nullable(),
    po_number: z.string().nullable(),
    reference: z.string().nullable(),
    /** The date of issue; for a draft the day it was created in a list, and today when read alone. */
    invoice_date: z.string(),
    due_date: z.string(),
    total_cents: money(z.number()),
    paid_cents: money(z.number()),
    owing_cents: money(z.number()),
    /** Paid beyond what is due after its credit notes: the client's credit. */
    surplus_cents: money(z.number()),
    sent_at: z.string().nullable(),
    ...letterFields,
    created_at: z.string(),
    version: z.number(),
  })
  .meta({ id: 'InvoiceRow' })
export type InvoiceRow = z.output<typeof InvoiceRow>

/** A discount from the quote of a line's job, and how much of it this invoice may still take. */
export const Promised = z
  .object({
    job_id: z.number(),
    quote_id: z.number(),
    quote_no: z.string(),
    discount_type: z.enum(discountTypes),
    /** Percent, or cents. */
    discount_value: z.number(),
    /** For an amount: what earlier invoices left of it. */
    left_cents: z.number(),
  })
  .meta({ id: 'PromisedDiscount' })
export type Promised = z.output<typeof Promised>

/** An invoice, in full. */
export const Invoice = InvoiceRow.extend({
  company_id: z.number(),
  /** Of a draft, the number that its approval would take now; null for any other. */
  next_invoice_no: z.string().nullable(),
  supply_from: z.string().nullable(),
  supply_to: z.string().nullable(),
  payment_terms: z.enum(paymentTerms),
  /** 1: the due date was agreed; 0: it follows the terms. */
  is_due_agreed: z.number(),
  gst_applies: z.number(),
  gst_rule: z.enum(gstRules),
  subtotal_cents: money(z.number()),
  discount_cents: money(z.number()),
  /** "Quote Q-000123, 5 %" */
  discount_source: money(z.string().nullable()),
  gst_cents: money(z.number()),
  credited_cents: money(z.number()),
  /** The client's credit from all its invoices. */
  client_credit_cents: money(z.number()),
  buyer_name: z.string().nullable(),
  buyer_abn: z.string().nullable(),
  notes: z.string().nullable(),
  internal_notes: z.string().nullable(),
  /** The purchase order number the client requires on every invoice. */
  po_required: z.number(),
  /** The viewer made it, it is above the limit, and someone else may approve it. */
  is_own_approval: z.number(),
  /** This viewer may not see its amounts; 1 or 0. */
  is_money_hidden: z.number(),
  line_count: z.number(),
  approved_at: z.string().nullable(),
  approver: z.string().nullable(),
  sent_to: z.string().nullable(),
  /** Where a new email of it would go. */
  send_to: z.string().nullable(),
  send_to_name: z.string().nullable(),
  viewed_at: z.string().nullable(),
  paid_at: z.string().nullable(),
  disputed_at: z.string().nullable(),
  void_reason: z.string().nullable(),
  delete_reason: z.string().nullable(),
  reminder_stage: z.number(),
  reminded_at: z.string().nullable(),
  fault,
  /** The state of the last reminder's email. */
  reminder: z.enum(letterStates).nullable(),
  reminder_emailed: letterFields.emailed,
  updated_at: z.string(),
  promises: money(z.array(Promised)),
  lines: z.array(InvoiceLine),
}).meta({ id: 'Invoice' })
export type Invoice = z.output<typeof Invoice>

/** Why lines bill more than was agreed for their job, where they do. */
export const billsMore = OverrideInput.optional()

/** The fields of an invoice that people fill in. */
export const InvoiceFields = z.object({
  client_id: reference(labels.client_id),
  job_id: optionalReference(labels.job_id),
  po_number: optionalText(labels.po_number, { max: 60 }),
  payment_terms: oneOf(labels.payment_terms, paymentTerms),
  /** An agreed day; empty: by the terms, from the date of issue. */
  due_date: optionalLocalDate(labels.due_date),
  supply_from: optionalLocalDate(labels.supply_from),
  supply_to: optionalLocalDate(labels.supply_to),
  buyer_name: optionalText(labels.buyer_name, { max: 150 }),
  buyer_abn: optionalAbn(),
  reference: optionalText(labels.reference, { max: 120 }),
  notes: optionalText(labels.notes, { max: 5000, lines: 100 }),
  internal_notes: optionalText(labels.internal_notes, { max: 5000, lines: 100 }),
  lines: z.array(InvoiceLineInput).max(2000, 'An invoice can have up to 2,000 lines.'),
})
export type InvoiceFields = z.output<typeof InvoiceFields>

/** A new invoice: the client is required; dates, terms and buyer default to the client's. */
export const InvoiceInput = InvoiceFields.extend({
  payment_terms: optionalOneOf(labels.payment_terms, paymentTerms),
})
  .partial()
  .extend({ ...InvoiceFields.pick({ client_id: true }).shape, override: billsMore })
  .meta({ id: 'InvoiceInput' })
export type InvoiceInput = z.output<typeof InvoiceInput>

/** An edit: the version it is based on and the fields that changed; lines are sent as a complete list. */
export const InvoicePatch = InvoiceFields.partial()
  .extend({ version, override: billsMore })
  .meta({ id: 'InvoicePatch' })
export type InvoicePatch = z.output<typeof InvoicePatch>
