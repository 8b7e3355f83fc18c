import * as z from 'zod'
import { positiveCents, quantity, signedUnitPrice, text } from '#platform/contract/fields.ts'
import { chargeUnits, gstCodes } from '#shared/units.ts'
import { fault, letterFields } from '#platform/contract/letter.ts'
import { creditLabels as labels } from '../rules/payment-labels.ts'

const CreditLine = z.object({
  id: z.number(),
  invoice_line_id: z.number().nullable(),
  description: z.string(),
  unit: z.enum(chargeUnits),
  quantity: z.number(),
  unit_price_cents: z.number(),
  gst_code: z.enum(gstCodes),
  line_total_cents: z.number(),
  /** 1: an amount was credited, regardless of quantity. */
  is_amount: z.number(),
})

/** Credits all or part of an approved invoice. */
export const CreditNote = z
  .object({
    id: z.number(),
    credit_note_no: z.string(),
    invoice_id: z.number(),
    credit_date: z.string(),
    reason: z.string(),
    subtotal_cents: z.number(),
    gst_cents: z.number(),
    total_cents: z.number(),
    created_at: z.string(),
    sent_at: z.string().nullable(),
    sent_to: z.string().nullable(),
    ...letterFields,
    fault,
    lines: z.array(CreditLine),
  })
  .meta({ id: 'CreditNote' })
export type CreditNote = z.output<typeof CreditNote>

export const CreditInput = z
  .object({
    reason: text(labels.reason, { min: 2, max: 500 }),
    /**
     * What to credit of which lines: a quantity, at the line's price unless another is given, or an amount
     * before GST.
     */
    lines: z
      .array(
        z
          .object({
            invoice_line_id: z.number().int().positive(),
            quantity: quantity(labels.quantity).optional(),
            unit_price_cents: signedUnitPrice(labels.unit_price_cents).optional(),
            amount_cents: positiveCents(labels.amount_cents).optional(),
          })
          .refine((line) => (line.quantity === undefined) !== (line.amount_cents === undefined), {
            path: ['quantity'],
            error: 'Enter a quantity or an amount.',
          }),
      )
      .min(1, 'Choose what to credit.')
      .max(2000)
      .refine(
        (list) => new Set(list.map((line) => line.invoice_line_id)).size === list.length,
        'Include each line once.',
      ),
  })
  .meta({ id: 'CreditInput' })
export type CreditInput = z.output<typeof CreditInput>
