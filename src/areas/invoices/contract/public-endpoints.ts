import * as z from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

/** The link in an invoice's or credit note's email. The secret opens that document and nothing else. */
export const publicInvoiceEndpoints = {
  publicInvoicePdf: endpoint({
    method: 'GET',
    path: '/api/public/invoices/:secret/pdf',
    permission: 'public',
    summary: 'The invoice that a link opens, as a PDF.',
    params: z.object({ secret: z.string().regex(/^[\w-]{43}$/) }),
    download: true,
    output: z.string(),
  }),
  publicCreditNotePdf: endpoint({
    method: 'GET',
    path: '/api/public/credit-notes/:secret/pdf',
    permission: 'public',
    summary: 'The credit note that a link opens, as a PDF.',
    params: z.object({ secret: z.string().regex(/^[\w-]{43}$/) }),
    download: true,
    output: z.string(),
  }),
}
