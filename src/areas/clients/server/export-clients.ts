import type { Download } from '#platform/contract/endpoint.ts'
import { inPages } from '#platform/server/csv.ts'
import type { Db } from '#platform/server/database.ts'
import { type ExportColumn, exported } from '#platform/server/export-columns.ts'
import { exportDownload } from '#platform/server/export-file.ts'
import type { Viewer } from '#platform/server/viewer.ts'
import { formatAbn } from '#shared/abn.ts'
import { formatPhone } from '#shared/phone.ts'
import type { ClientExport } from '../contract/endpoints.ts'
import { clientTypeWords, paymentTermWords } from '../rules/client-words.ts'
import { exportPage } from './client-store.ts'
import { presentClient } from './present-client.ts'

const { text, money } = exported
type Exported = Awaited<ReturnType<typeof exportPage>>[number]

const columns: readonly ExportColumn<Exported>[] = [
  text('Number', (client) => client.client_no),
  text('Name', (client) => client.name),
  text('Trading name', (client) => client.trading_name),
  text('ABN', (client) => client.abn && formatAbn(client.abn)),
  text('Type', (client) => clientTypeWords[client.client_type]),
  text('Email', (client) => client.email),
  text('Phone', (client) => client.phone && formatPhone(client.phone)),
  text('Address', (client) => client.address_line1),
  text('Suburb', (client) => client.suburb),
  text('State', (client) => client.state),
  text('Postcode', (client) => client.postcode),
  text('Payment terms', (client) => paymentTermWords[client.payment_terms]),
  money('Credit limit', (client) => client.credit_limit_cents),
  text('On hold', (client) => (client.credit_hold ? 'Yes' : 'No')),
  text('Account manager', (client) => client.account_manager),
  text('Primary contact', (client) => client.primary_contact),
]

/** Everything that the filter finds, without paging, as the viewer may see it. */
export function exportClients(
  db: Db,
  viewer: Viewer,
  { format, ...filters }: ClientExport,
  today: string,
): Download {
  async function* rows() {
    for await (const stored of inPages((after_id) => exportPage(db, viewer, filters, after_id)))
      yield presentClient(viewer, stored)
  }
  return exportDownload(format, { title: 'Clients', today, columns, rows: rows() })
}
