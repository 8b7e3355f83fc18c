import * as z from 'zod'
import { endpoint, idParams } from '#platform/contract/endpoint.ts'
import { idParam, text } from '#platform/contract/fields.ts'
import { CreditInput, CreditNote } from './credit-note.ts'
import { Payment, PaymentInput } from './payment.ts'

const topic = 'invoice'

/** What comes in for invoices, and what is taken back of them. */
export const moneyEndpoints = {
  listCreditNotes: endpoint({
    method: 'GET',
    path: '/api/invoices/:id/credit-notes',
    permission: 'invoices:totals',
    summary: 'What was credited of an invoice.',
    topic,
    params: idParams,
    output: z.array(CreditNote),
  }),
  creditInvoice: endpoint({
    method: 'POST',
    path: '/api/invoices/:id/credit-notes',
    permission: 'invoices:credit',
    summary: 'Take back part of an approved invoice.',
    topic,
    params: idParams,
    max_body: 300_000,
    body: CreditInput,
    output: CreditNote,
    message: 'Credit note made.',
  }),
  creditNotePdf: endpoint({
    method: 'GET',
    path: '/api/credit-notes/:id/pdf',
    permission: 'invoices:totals',
    summary: 'A credit note as a PDF.',
    params: idParams,
    download: true,
    output: z.string(),
  }),

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
    summary: 'Take in a payment over one or several invoices of a client.',
    topic,
    body: PaymentInput,
    output: Payment,
    message: 'Payment saved.',
  }),
  reversePayment: endpoint({
    method: 'POST',
    path: '/api/payments/:id/reverse',
    permission: 'payments:write',
    summary: 'Take a payment back, with the reason.',
    topic,
    params: idParams,
    body: z.object({ reason: text('Reason', { max: 500 }) }),
    output: Payment,
    message: 'Payment reversed.',
  }),
}
