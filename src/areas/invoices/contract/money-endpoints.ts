import * as z from 'zod'
import { endpoint, idParams } from '#platform/contract/endpoint.ts'
import { idParam, text } from '#platform/contract/fields.ts'
import { reasonLabels } from '#shared/labels.ts'
import { creditEndpoints } from './credit-endpoints.ts'
import { Payment, PaymentInput } from './payment.ts'

const topic = 'invoice'

/** Payments, credit notes, and uses of credit. */
export const moneyEndpoints = {
  ...creditEndpoints,

  listPayments: endpoint({
    method: 'GET',
    path: '/api/payments',
    permission: 'payments:read',
    summary: 'Payments, the latest first, 200 at most: of an invoice or of a client.',
    topic,
    query: z.object({ client_id: idParam.optional(), invoice_id: idParam.optional() }),
    output: z.array(Payment),
  }),
  takePayment: endpoint({
    method: 'POST',
    path: '/api/payments',
    permission: 'payments:write',
    summary: 'Record a payment for one or more invoices of a client.',
    topic,
    body: PaymentInput,
    output: Payment,
    message: 'Payment saved.',
  }),
  reversePayment: endpoint({
    method: 'POST',
    path: '/api/payments/:id/reverse',
    permission: 'payments:write',
    summary: 'Reverse a payment, with the reason.',
    topic,
    params: idParams,
    body: z.object({ reason: text(reasonLabels.reason, { max: 500 }) }),
    output: Payment,
    message: 'Payment reversed.',
  }),
}
