import * as z from 'zod'
import { localDate } from '#platform/contract/date-fields.ts'
import { cents, oneOf, optionalText, positiveCents, reference } from '#platform/contract/fields.ts'
import { paymentLabels, shareLabels } from '../rules/payment-labels.ts'
import { paymentMethods } from './choices.ts'

const Allocation = z.object({
  invoice_id: z.number(),
  invoice_no: z.string().nullable(),
  amount_cents: z.number(),
  /** What of it stays in the client's credit. */
  kept_cents: z.number(),
})

/** A payment, with the invoices it covers. */
export const Payment = z
  .object({
    id: z.number(),
    client_id: z.number(),
    client: z.string(),
    received_on: z.string(),
    method: z.enum(paymentMethods),
    amount_cents: z.number(),
    reference: z.string().nullable(),
    note: z.string().nullable(),
    created_at: z.string(),
    taken_by: z.string().nullable(),
    reversed_at: z.string().nullable(),
    reverse_reason: z.string().nullable(),
    allocations: z.array(Allocation),
  })
  .meta({ id: 'Payment' })
export type Payment = z.output<typeof Payment>

export const PaymentInput = z
  .object({
    client_id: reference(paymentLabels.client_id),
    received_on: localDate(paymentLabels.received_on),
    method: oneOf(paymentLabels.method, paymentMethods),
    /** The amount received; by default the sum of the allocations and what is kept. */
    amount_cents: positiveCents(paymentLabels.amount_cents).optional(),
    /** What stays in the client's credit, beyond the allocations (decision 027). */
    kept_cents: cents(paymentLabels.kept_cents).optional(),
    reference: optionalText(paymentLabels.reference, { max: 120 }),
    /** The bank statement line: each is entered only once. */
    bank_line_ref: optionalText(paymentLabels.bank_line_ref, { max: 120 }),
    note: optionalText(paymentLabels.note, { max: 500 }),
    /** Each invoice's part: with what is kept, exactly the amount received (decision 019). */
    allocations: z
      .array(
        z.object({
          invoice_id: reference(shareLabels.invoice_id),
          amount_cents: positiveCents(shareLabels.amount_cents),
        }),
      )
      .min(1, 'Enter an amount for an invoice.')
      .max(500, 'A payment can cover up to 500 invoices.')
      .refine(
        (list) => new Set(list.map(({ invoice_id }) => invoice_id)).size === list.length,
        'Include each invoice once.',
      ),
  })
  .meta({ id: 'PaymentInput' })
export type PaymentInput = z.output<typeof PaymentInput>
