import { prefetchList } from '#platform/web/list-query.ts'
import { type RecordLoad, loadRecord } from '#platform/web/load-record.ts'
import type { RouterContext } from '#platform/web/root-route.tsx'
import { invoiceEndpoints } from '../contract/endpoints.ts'
import { defaultsQuery, invoiceDocumentQuery, type InvoiceListQuery, invoiceQuery } from './queries.ts'

/** What the router hands to a list's loader. */
export interface ListLoad {
  context: RouterContext
  deps: InvoiceListQuery
}

export const loadInvoices = ({ context, deps }: ListLoad) =>
  prefetchList(context.queries, invoiceEndpoints.listInvoices, deps)

export const loadInvoice = (load: RecordLoad) => loadRecord(load, invoiceQuery(Number(load.params.id)))

export async function loadInvoiceDocument(load: RecordLoad): Promise<void> {
  const id = Number(load.params.id)
  await Promise.all([loadRecord(load, invoiceQuery(id)), loadRecord(load, invoiceDocumentQuery(id))])
}

export async function loadDefaults({ context }: Pick<RecordLoad, 'context'>): Promise<void> {
  await context.queries.ensureQueryData(defaultsQuery())
}
