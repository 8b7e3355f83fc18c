import * as z from 'zod'
import { optionalLocalDate } from '#platform/contract/date-fields.ts'
import {
  oneOf,
  optionalReference,
  quantity,
  signedUnitPrice,
  text,
  yesNo,
} from '#platform/contract/fields.ts'
import { chargeUnits, gstCodes } from '#shared/units.ts'
import { invoiceLineLabels as labels } from '../rules/invoice-labels.ts'

/** A line of an invoice, as it is kept and can be given again; their order is the order of the list. */
export const InvoiceLine = z
  .object({
    id: z.number(),
    product_id: z.number().nullable(),
    docket_line_id: z.number().nullable(),
    docket_id: z.number().nullable(),
    docket_no: z.string().nullable(),
    /** The job that it bills: that of its docket, or of the invoice. */
    job_id: z.number().nullable(),
    job_no: z.string().nullable(),
    description: z.string(),
    /** The day of the work. */
    shift_date: z.string().nullable(),
    unit: z.enum(chargeUnits),
    quantity: z.number(),
    /** null for those who may not see what invoices come to. */
    unit_price_cents: z.number().nullable(),
    /** Where the price comes from, in words. */
    price_source: z.string().nullable(),
    gst_code: z.enum(gstCodes),
    line_total_cents: z.number().nullable(),
  })
  .meta({ id: 'InvoiceLine' })
export type InvoiceLine = z.output<typeof InvoiceLine>

/** A line as it is entered; its place in the list is its position, and its total is computed. */
export const InvoiceLineInput = z
  .object({
    /** The saved line that it is; none is a new one. */
    id: z.number().int().positive().optional(),
    /** It comes off the invoice. A line that bills a docket leaves in no other way: left out, it stays. */
    is_taken_off: yesNo().optional(),
    product_id: optionalReference(labels.product_id),
    description: text(labels.description, { max: 1000 }),
    shift_date: optionalLocalDate(labels.shift_date),
    unit: oneOf(labels.unit, chargeUnits),
    quantity: quantity(labels.quantity),
    /** Below zero for what is taken back or bought from the client. */
    unit_price_cents: signedUnitPrice(labels.unit_price_cents),
    gst_code: oneOf(labels.gst_code, gstCodes),
  })
  .meta({ id: 'InvoiceLineInput' })
export type InvoiceLineInput = z.output<typeof InvoiceLineInput>
