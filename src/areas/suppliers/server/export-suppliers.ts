import { paymentTermWords } from '#areas/clients/rules/client-words.ts'
import { type ExportColumn, exported } from '#platform/server/export/export-columns.ts'
import type { ListExport } from '#platform/server/export/export-list.ts'
import { formatAbn } from '#shared/abn.ts'
import { formatPhone } from '#shared/phone.ts'
import type { SupplierNarrowing } from '../contract/endpoints.ts'
import { categoriesInWords, supplierLabels as labels } from '../rules/supplier-labels.ts'
import { type StoredSupplier, exportPage } from './supplier-store.ts'

const { text, dayOf, address } = exported

const columns: readonly ExportColumn<StoredSupplier>[] = [
  text(labels.supplier_no, (supplier) => supplier.supplier_no),
  text(labels.name, (supplier) => supplier.name),
  text(labels.trading_name, (supplier) => supplier.trading_name),
  text(labels.abn, (supplier) => supplier.abn && formatAbn(supplier.abn)),
  text(labels.categories, (supplier) => categoriesInWords(supplier.categories)),
  text(labels.email, (supplier) => supplier.email),
  text(labels.phone, (supplier) => supplier.phone && formatPhone(supplier.phone)),
  text(labels.website, (supplier) => supplier.website),
  ...address(labels),
  text(labels.payment_terms, (supplier) => paymentTermWords[supplier.payment_terms]),
  dayOf(labels.created_at, (supplier) => supplier.created_at),
  dayOf(labels.archived_at, (supplier) => supplier.archived_at),
  text(labels.archive_reason, (supplier) => supplier.archive_reason),
]

export const supplierExport: ListExport<StoredSupplier, SupplierNarrowing> = {
  title: 'Suppliers',
  record_type: 'supplier',
  read: 'suppliers:read',
  columns,
  page: ({ db, filters, after_id }) => exportPage(db, filters, after_id),
}
