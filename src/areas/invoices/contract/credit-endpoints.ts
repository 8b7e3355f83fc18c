import * as z from 'zod'
import { endpoint, idParams } from '#platform/contract/endpoint.ts'
import { idParam, text } from '#platform/contract/fields.ts'
import {
  DocumentLink,
  HandedInput,
  LetterDraft,
  LetterInput,
  SavedLetterInput,
} from '#platform/contract/letter.ts'
import { reasonLabels } from '#shared/labels.ts'
import { onItsWay } from '#shared/mail-words.ts'
import { ClientCredit, CreditAllocation, CreditRefund } from './client-credit.ts'
import { CreditInput, CreditNote } from './credit-note.ts'

const topic = 'invoice'

/** Credit notes for invoices, and uses of the credit they leave the client. */
export const creditEndpoints = {
  listCreditNotes: endpoint({
    method: 'GET',
    path: '/api/invoices/:id/credit-notes',
    permission: 'invoices:totals',
    summary: 'List the credit notes of an invoice.',
    topic,
    params: idParams,
    output: z.array(CreditNote),
  }),
  creditInvoice: endpoint({
    method: 'POST',
    path: '/api/invoices/:id/credit-notes',
    permission: 'invoices:credit',
    summary: 'Credit part of an approved invoice; any overpayment becomes the client’s credit.',
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
  sendCreditNote: endpoint({
    method: 'POST',
    path: '/api/credit-notes/:id/send',
    permission: 'invoices:write',
    summary: 'Email the link of a credit note.',
    topic,
    params: idParams,
    body: LetterInput,
    output: CreditNote,
    message: onItsWay('The credit note'),
  }),
  saveCreditLetter: endpoint({
    method: 'POST',
    path: '/api/credit-notes/:id/save-letter',
    permission: 'invoices:write',
    summary: 'Put a credit note’s letter aside as typed, to be sent later.',
    topic,
    params: idParams,
    body: SavedLetterInput,
    output: CreditNote,
    message: 'Letter saved.',
  }),
  markCreditSent: endpoint({
    method: 'POST',
    path: '/api/credit-notes/:id/mark-sent',
    permission: 'invoices:write',
    summary: 'Record that a credit note was sent without our email.',
    topic,
    params: idParams,
    body: HandedInput,
    output: CreditNote,
    message: 'Credit note marked as sent.',
  }),
  makeCreditLink: endpoint({
    method: 'POST',
    path: '/api/credit-notes/:id/link',
    permission: 'invoices:write',
    summary: 'Make a new link to a credit note, to pass on another way.',
    params: idParams,
    output: DocumentLink,
    // Not repeatable: answers of repeatable writes are stored for a month, and a secret must not be stored.
    effect: 'own_transactions',
  }),
  copiedCreditLink: endpoint({
    method: 'POST',
    path: '/api/credit-notes/:id/link-copied',
    permission: 'invoices:write',
    summary: 'Record that a credit note’s link was copied, to pass it on.',
    topic,
    params: idParams,
    output: CreditNote,
    message: 'Link copied.',
  }),
  getCreditLetter: endpoint({
    method: 'GET',
    path: '/api/credit-notes/:id/letter',
    permission: 'invoices:write',
    summary: 'The letter that would go out with a credit note now.',
    topic,
    params: idParams,
    output: LetterDraft,
  }),

  getClientCredit: endpoint({
    method: 'GET',
    path: '/api/client-credit',
    permission: 'payments:read',
    summary: 'A client’s credit, its sources and its uses.',
    topic,
    query: z.object({ client_id: idParam }),
    output: ClientCredit,
  }),
  allocateCredit: endpoint({
    method: 'POST',
    path: '/api/client-credit/allocate',
    permission: 'payments:write',
    summary: 'Use a client’s credit on one of its invoices, oldest first.',
    topic,
    body: CreditAllocation,
    output: ClientCredit,
    message: 'Credit allocated.',
  }),
  refundCredit: endpoint({
    method: 'POST',
    path: '/api/client-credit/refund',
    permission: 'payments:write',
    summary: 'Record a refund of a client’s credit, oldest first.',
    topic,
    body: CreditRefund,
    output: ClientCredit,
    message: 'Refund saved.',
  }),
  reverseCreditUse: endpoint({
    method: 'POST',
    path: '/api/client-credit/uses/:id/reverse',
    permission: 'payments:write',
    summary: 'Reverse an allocation or refund of credit, with the reason.',
    topic,
    params: idParams,
    body: z.object({ reason: text(reasonLabels.reason, { max: 500 }) }),
    output: ClientCredit,
    message: 'Reversed.',
  }),
}
