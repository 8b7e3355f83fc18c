import { withoutPaging } from '#platform/contract/endpoint.ts'
import { read } from '#platform/web/calls/api.ts'
import type { QueryOf } from '#platform/web/lists/list-query.ts'
import { invoiceEndpoints } from '../contract/endpoints.ts'

export const invoiceQuery = (id: number) => read(invoiceEndpoints.getInvoice, { params: { id } })
export const invoiceDocumentQuery = (id: number) =>
  read(invoiceEndpoints.getInvoiceDocument, { params: { id } })
/** An invoice's credit notes. */
export const creditNotesQuery = (id: number) => read(invoiceEndpoints.listCreditNotes, { params: { id } })
/** What was quoted for a draft's job and is not charged yet. */
export const quotedRatesQuery = (id: number) => read(invoiceEndpoints.listQuotedRates, { params: { id } })
export const defaultsQuery = () => read(invoiceEndpoints.getInvoiceSettings, {})
/** Approved dockets to bill: all, a client’s, or a job’s. */
export const billableQuery = (of: { client_id?: number | undefined; job_id?: number | undefined }) =>
  read(invoiceEndpoints.listBillable, { query: of })

/** The invoice list's search parameters. */
export type InvoiceListQuery = QueryOf<typeof invoiceEndpoints.listInvoices>

/** The totals of all listed invoices, whatever page is shown. */
export const sumsQuery = (query: InvoiceListQuery) =>
  read(invoiceEndpoints.sumInvoices, { query: withoutPaging(query) })
