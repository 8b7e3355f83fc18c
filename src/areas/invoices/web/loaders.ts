import type { RecordLoad } from '#platform/web/records/load-record.ts'
import { listLoader, recordLoader } from '#platform/web/guard/screen-loaders.ts'
import { invoiceEndpoints } from '../contract/endpoints.ts'
import { defaultsQuery, invoiceDocumentQuery, invoiceQuery } from './queries.ts'

export const loadInvoices = listLoader(invoiceEndpoints.listInvoices)
export const loadInvoice = recordLoader(invoiceQuery)

/** The preview: the record and its document. */
export const loadInvoiceDocument = (load: RecordLoad) =>
  Promise.all([loadInvoice(load), recordLoader(invoiceDocumentQuery)(load)])

export const loadDefaults = ({ context }: Pick<RecordLoad, 'context'>) =>
  context.queries.ensureQueryData(defaultsQuery())
