import type { ListExport } from '#platform/server/export/export-list.ts'
import type { InvoiceNarrowing } from '../contract/endpoints.ts'
import { type Exported, type ExportedLine, invoiceColumns, invoiceLineColumns } from './export-columns.ts'
import { exportLinePage, exportPage } from './invoice-export-store.ts'

export const invoiceExport: ListExport<Exported, InvoiceNarrowing> = {
  title: 'Invoices',
  record_type: 'invoice',
  read: 'invoices:read',
  columns: invoiceColumns,
  page: ({ db, viewer, ...asked }) => exportPage(db, viewer, asked),
}

export const invoiceLineExport: ListExport<ExportedLine, InvoiceNarrowing> = {
  title: 'Invoice lines',
  record_type: 'invoice',
  read: 'invoices:read',
  columns: invoiceLineColumns,
  page: ({ db, viewer, ...asked }) => exportLinePage(db, viewer, asked),
}
