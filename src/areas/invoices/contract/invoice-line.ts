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

/** An invoice line as stored, in the shape it can be sent back; list order is line order. */
export const InvoiceLine = z
  .object({
    id: z.number(),
    product_id: z.number().nullable(),
    docket_line_id: z.number().nullable(),
    docket_id: z.number().nullable(),
    docket_no: z.string().nullable(),
    /** The job it bills: its docket's, or the invoice's. */
    job_id: z.number().nullable(),
    job_no: z.string().nullable(),
    description: z.string(),
    /** The day of the work. */
    shift_date: z.string().nullable(),
    unit: z.enum(chargeUnits),
    quantity: z.number(),
    /** null for viewers who may not see invoice totals. */
    unit_price_cents: z.number().nullable(),
    /** Where the price comes from, in words. */
    price_source: z.string().nullable(),
    gst_code: z.enum(gstCodes),
    line_total_cents: z.number().nullable(),
  })
  .meta({ id: 'InvoiceLine' })
export type InvoiceLine = z.output<typeof InvoiceLine>

/** An invoice line as entered; its place in the list is its position, and its total is computed. */
export const InvoiceLineInput = z
  .object({
    /** The saved line's id; without one it is new. */
    id: z.number().int().positive().optional(),
    /** Takes the line off the invoice. A line that bills a docket leaves in no other way: left out, it stays. */
    is_taken_off: yesNo().optional(),
    product_id: optionalReference(labels.product_id),
    description: text(labels.description, { max: 1000 }),
    shift_date: optionalLocalDate(labels.shift_date),
    unit: oneOf(labels.unit, chargeUnits),
    quantity: quantity(labels.quantity),
    /** Negative for credits and purchases from the client. */
    unit_price_cents: signedUnitPrice(labels.unit_price_cents),
    gst_code: oneOf(labels.gst_code, gstCodes),
  })
  .meta({ id: 'InvoiceLineInput' })
export type InvoiceLineInput = z.output<typeof InvoiceLineInput>
