import type { Download } from '#platform/contract/endpoint.ts'
import { inPages } from '#platform/server/csv.ts'
import type { Db } from '#platform/server/database.ts'
import { type ExportColumn, exported } from '#platform/server/export-columns.ts'
import { exportDownload } from '#platform/server/export-file.ts'
import { type Viewer, may } from '#platform/server/viewer.ts'
import { formatAbn, formatAcn } from '#shared/abn.ts'
import { formatPhone } from '#shared/phone.ts'
import type { ClientExport } from '../contract/endpoints.ts'
import {
  clientTypeWords,
  invoiceDeliveryWords,
  invoiceGroupingWords,
  paymentTermWords,
} from '../rules/client-words.ts'
import { exportPage } from './client-store.ts'
import { presentClient } from './present-client.ts'

const { text, number, money, date } = exported
type Exported = Awaited<ReturnType<typeof exportPage>>[number]

const yesNo = (value: number): string => (value ? 'Yes' : 'No')

/** Every field of a client; of its credit only for those who may see it, as on the screens. */
const columnsFor = (viewer: Viewer): readonly ExportColumn<Exported>[] => {
  const mayCredit = may(viewer, 'clients:credit')
  return [
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
    ...(mayCredit ? [money<Exported>('Credit limit', (client) => client.credit_limit_cents)] : []),
    text('On hold', (client) => yesNo(client.credit_hold)),
    ...(mayCredit ? [text<Exported>('Reason for the hold', (client) => client.credit_hold_reason)] : []),
    text('Construction contract', (client) => yesNo(client.sop_construction_contract)),
    number('Retention (%)', (client) => client.retention_percent),
    number('Retention cap (%)', (client) => client.retention_cap_percent),
    text('Invoices go by', (client) => invoiceDeliveryWords[client.invoice_delivery]),
    text('One invoice per', (client) => invoiceGroupingWords[client.one_invoice_per]),
    text('Purchase order required', (client) => yesNo(client.po_required)),
    text('Invoice emails', (client) => client.invoice_emails.join(', ')),
    text('Statement email', (client) => client.statement_email),
    text('Docket copy email', (client) => client.docket_copy_email),
    text('Charge GST', (client) => yesNo(client.gst_switch)),
    text('Reason for no GST', (client) => client.gst_reason),
    date('Added', (client) => client.added_on),
    date('Archived', (client) => client.archived_on),
    text('Reason for archiving', (client) => client.archive_reason),
  ]
}

/** Everything that the filter finds, without paging, as the viewer may see it. */
export function exportClients(
  db: Db,
  viewer: Viewer,
  { format, ...filters }: ClientExport,
  today: string,
): Download {
  const rows = inPages(async (after_id) => {
    const page = await exportPage(db, viewer, filters, after_id)
    return page.map((stored) => presentClient(viewer, stored))
  })
  return exportDownload(format, { title: 'Clients', today, columns: columnsFor(viewer), rows })
}
