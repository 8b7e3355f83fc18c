import * as z from 'zod'
import { localDate } from '#platform/contract/date-fields.ts'
import { oneOf, optionalText, positiveCents, reference } from '#platform/contract/fields.ts'
import { refundLabels, shareLabels } from '../rules/payment-labels.ts'
import { paymentMethods } from './choices.ts'

/** A use of a client's credit: allocated to another of its invoices, or refunded. */
export const CreditUse = z
  .object({
    id: z.number(),
    from_invoice_id: z.number(),
    from_invoice_no: z.string(),
    /** null: it was refunded. */
    to_invoice_id: z.number().nullable(),
    to_invoice_no: z.string().nullable(),
    amount_cents: z.number(),
    used_on: z.string(),
    refund_method: z.enum(paymentMethods).nullable(),
    reference: z.string().nullable(),
    note: z.string().nullable(),
    done_by: z.string().nullable(),
    reversed_at: z.string().nullable(),
    reverse_reason: z.string().nullable(),
  })
  .meta({ id: 'CreditUse' })
export type CreditUse = z.output<typeof CreditUse>

/** A client's credit, where it came from, and its uses, latest first. */
export const ClientCredit = z
  .object({
    client_id: z.number(),
    left_cents: z.number(),
    held: z.array(
      z.object({
        invoice_id: z.number(),
        invoice_no: z.string(),
        surplus_cents: z.number(),
        left_cents: z.number(),
      }),
    ),
    uses: z.array(CreditUse),
  })
  .meta({ id: 'ClientCredit' })
export type ClientCredit = z.output<typeof ClientCredit>

export const CreditAllocation = z
  .object({
    client_id: reference(shareLabels.client_id),
    invoice_id: reference(shareLabels.invoice_id),
    amount_cents: positiveCents(shareLabels.amount_cents),
  })
  .meta({ id: 'CreditAllocation' })
export type CreditAllocation = z.output<typeof CreditAllocation>

export const CreditRefund = z
  .object({
    client_id: reference(refundLabels.client_id),
    amount_cents: positiveCents(refundLabels.amount_cents),
    used_on: localDate(refundLabels.used_on),
    refund_method: oneOf(refundLabels.refund_method, paymentMethods),
    reference: optionalText(refundLabels.reference, { max: 120 }),
    note: optionalText(refundLabels.note, { max: 500 }),
  })
  .meta({ id: 'CreditRefund' })
export type CreditRefund = z.output<typeof CreditRefund>
