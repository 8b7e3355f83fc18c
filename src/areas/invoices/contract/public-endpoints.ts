import * as z from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

/** The link in an email of an invoice or a credit note. Whoever has the secret may read the paper; nothing else opens by it. */
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
