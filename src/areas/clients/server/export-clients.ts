import { type ExportColumn, exported } from '#platform/server/export/export-columns.ts'
import type { ListExport } from '#platform/server/export/export-list.ts'
import { formatAbn, formatAcn } from '#shared/abn.ts'
import { formatPhone } from '#shared/phone.ts'
import {
  clientTypeWords,
  invoiceDeliveryWords,
  invoiceGroupingWords,
  paymentTermWords,
} from '../rules/client-words.ts'
import { type ClientNarrowing, exportPage } from './client-store.ts'
import { clientLabels as labels } from '../rules/client-labels.ts'

const { text, number, money, yesNo, dayOf } = exported
type Exported = Awaited<ReturnType<typeof exportPage>>[number]

/** Every field of a client; credit fields only for those who may see them, as on screen. */
const columns: readonly ExportColumn<Exported>[] = [
  text(labels.client_no, (client) => client.client_no),
  text(labels.name, (client) => client.name),
  text(labels.trading_name, (client) => client.trading_name),
  text(labels.abn, (client) => client.abn && formatAbn(client.abn)),
  text(labels.acn, (client) => client.acn && formatAcn(client.acn)),
  text(labels.client_type, (client) => clientTypeWords[client.client_type]),
  text(labels.email, (client) => client.email),
  text(labels.phone, (client) => client.phone && formatPhone(client.phone)),
  text(labels.website, (client) => client.website),
  text(labels.address_line1, (client) => client.address_line1),
  text(labels.address_line2, (client) => client.address_line2),
  text(labels.suburb, (client) => client.suburb),
  text(labels.state, (client) => client.state),
  text(labels.postcode, (client) => client.postcode),
  text(labels.account_manager_id, (client) => client.account_manager),
  text(labels.primary_contact, (client) => client.primary_contact),
  text(labels.source, (client) => client.source),
  text(labels.payment_terms, (client) => paymentTermWords[client.payment_terms]),
  money(labels.credit_limit_cents, (client) => client.credit_limit_cents, 'clients:credit'),
  yesNo(labels.credit_hold, (client) => client.credit_hold),
  text(labels.credit_hold_reason, (client) => client.credit_hold_reason, 'clients:credit'),
  yesNo(labels.sop_construction_contract, (client) => client.sop_construction_contract),
  number(`${labels.retention_percent} (%)`, (client) => client.retention_percent),
  number(`${labels.retention_cap_percent} (%)`, (client) => client.retention_cap_percent),
  text(labels.invoice_delivery, (client) => invoiceDeliveryWords[client.invoice_delivery]),
  text(labels.one_invoice_per, (client) => invoiceGroupingWords[client.one_invoice_per]),
  yesNo(labels.po_required, (client) => client.po_required),
  text(labels.invoice_emails, (client) => client.invoice_emails.join(', ')),
  text(labels.statement_email, (client) => client.statement_email),
  text(labels.docket_copy_email, (client) => client.docket_copy_email),
  yesNo(labels.gst_switch, (client) => client.gst_switch),
  text(labels.gst_reason, (client) => client.gst_reason),
  dayOf(labels.created_at, (client) => client.created_at),
  dayOf(labels.archived_at, (client) => client.archived_at),
  text(labels.archive_reason, (client) => client.archive_reason),
]

export const clientExport: ListExport<Exported, ClientNarrowing> = {
  title: 'Clients',
  record_type: 'client',
  read: 'clients:read',
  columns,
  page: ({ db, viewer, filters, after_id }) => exportPage(db, viewer, filters, after_id),
}
