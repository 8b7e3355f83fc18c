import { type ExportColumn, exported } from '#platform/server/export-columns.ts'
import type { ListExport } from '#platform/server/export-list.ts'
import { formatAbn, formatAcn } from '#shared/abn.ts'
import { formatPhone } from '#shared/phone.ts'
import {
  clientTypeWords,
  invoiceDeliveryWords,
  invoiceGroupingWords,
  paymentTermWords,
} from '../rules/client-words.ts'
import { type ClientNarrowing, exportPage } from './client-store.ts'
import { presentClient } from './present-client.ts'

const { text, number, money, yesNo, dayOf } = exported
type Exported = Awaited<ReturnType<typeof exportPage>>[number]

/** Every field of a client; of its credit only for those who may see it, as on the screens. */
const columns: readonly ExportColumn<Exported>[] = [
  text('Number', (client) => client.client_no),
  text('Name', (client) => client.name),
  text('Trading name', (client) => client.trading_name),
  text('ABN', (client) => client.abn && formatAbn(client.abn)),
  text('ACN', (client) => client.acn && formatAcn(client.acn)),
  text('Type', (client) => clientTypeWords[client.client_type]),
  text('Email', (client) => client.email),
  text('Phone', (client) => client.phone && formatPhone(client.phone)),
  text('Website', (client) => client.website),
  text('Address', (client) => client.address_line1),
  text('Address line 2', (client) => client.address_line2),
  text('Suburb', (client) => client.suburb),
  text('State', (client) => client.state),
  text('Postcode', (client) => client.postcode),
  text('Account manager', (client) => client.account_manager),
  text('Primary contact', (client) => client.primary_contact),
  text('Source', (client) => client.source),
  text('Payment terms', (client) => paymentTermWords[client.payment_terms]),
  money('Credit limit', (client) => client.credit_limit_cents, 'clients:credit'),
  yesNo('On hold', (client) => client.credit_hold),
  text('Reason for the hold', (client) => client.credit_hold_reason, 'clients:credit'),
  yesNo('Construction contract', (client) => client.sop_construction_contract),
  number('Retention (%)', (client) => client.retention_percent),
  number('Retention cap (%)', (client) => client.retention_cap_percent),
  text('Invoices go by', (client) => invoiceDeliveryWords[client.invoice_delivery]),
  text('One invoice per', (client) => invoiceGroupingWords[client.one_invoice_per]),
  yesNo('Purchase order required', (client) => client.po_required),
  text('Invoice emails', (client) => client.invoice_emails.join(', ')),
  text('Statement email', (client) => client.statement_email),
  text('Docket copy email', (client) => client.docket_copy_email),
  yesNo('Charge GST', (client) => client.gst_switch),
  text('Reason for no GST', (client) => client.gst_reason),
  dayOf('Added', (client) => client.created_at),
  dayOf('Archived', (client) => client.archived_at),
  text('Reason for archiving', (client) => client.archive_reason),
]

export const clientExport: ListExport<Exported, ClientNarrowing> = {
  title: 'Clients',
  record_type: 'client',
  read: 'clients:read',
  columns,
  page: async ({ db, viewer, filters, after_id }) => {
    const clients = await exportPage(db, viewer, filters, after_id)
    return clients.map((client) => presentClient(viewer, client))
  },
}
