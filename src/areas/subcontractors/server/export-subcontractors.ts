import { paymentTermWords } from '#areas/clients/rules/client-words.ts'
import { type ExportColumn, exported } from '#platform/server/export/export-columns.ts'
import type { ListExport } from '#platform/server/export/export-list.ts'
import { formatAbn, formatAcn } from '#shared/abn.ts'
import { formatPhone } from '#shared/phone.ts'
import type { SubcontractorNarrowing } from '../contract/endpoints.ts'
import { subcontractorLabels as labels, subcontractorStatusWords } from '../rules/subcontractor-labels.ts'
import { type StoredSubcontractor, exportPage } from './subcontractor-store.ts'

const { text, yesNo, dayOf, address } = exported

const columns: readonly ExportColumn<StoredSubcontractor>[] = [
  text(labels.name, ({ name }) => name),
  text(labels.trading_name, ({ trading_name }) => trading_name),
  text(labels.status, ({ status }) => subcontractorStatusWords[status]),
  text(labels.abn, ({ abn }) => formatAbn(abn)),
  text(labels.acn, ({ acn }) => acn && formatAcn(acn)),
  text(labels.contact_name, ({ contact_name }) => contact_name),
  text(labels.mobile, ({ mobile }) => mobile && formatPhone(mobile)),
  text(labels.phone, ({ phone }) => phone && formatPhone(phone)),
  text(labels.email, ({ email }) => email),
  ...address(labels),
  yesNo(labels.is_owner_driver, ({ is_owner_driver }) => is_owner_driver),
  yesNo(labels.gst_registered, ({ gst_registered }) => gst_registered),
  text(labels.payment_terms, ({ payment_terms }) => paymentTermWords[payment_terms]),
  dayOf(labels.created_at, ({ created_at }) => created_at),
  dayOf(labels.archived_at, ({ archived_at }) => archived_at),
  text(labels.archive_reason, ({ archive_reason }) => archive_reason),
]

export const subcontractorExport: ListExport<StoredSubcontractor, SubcontractorNarrowing> = {
  title: 'Subcontractors',
  record_type: 'subcontractor',
  read: 'subcontractors:read',
  columns,
  page: ({ db, viewer, filters, after_id }) => exportPage(db, viewer, filters, after_id),
}
