import { csvDownload, inPages } from '#platform/server/csv.ts'
import type { Db } from '#platform/server/database.ts'
import type { Viewer } from '#platform/server/viewer.ts'
import type { Download } from '#platform/contract/endpoint.ts'
import { formatAbn } from '#shared/abn.ts'
import { formatPhone } from '#shared/phone.ts'
import type { ClientFilters } from '../contract/endpoints.ts'
import { clientTypeWords, paymentTermWords } from '../rules/client-words.ts'
import { exportPage } from './client-store.ts'
import { presentClient } from './present-client.ts'

const headings = [
  'Number',
  'Name',
  'Trading name',
  'ABN',
  'Type',
  'Email',
  'Phone',
  'Address',
  'Suburb',
  'State',
  'Postcode',
  'Payment terms',
  'Credit limit',
  'On hold',
  'Account manager',
  'Primary contact',
]

/** Everything that the filter finds, without paging, as the viewer may see it. Amounts are dollars with cents. */
export function exportClients(db: Db, viewer: Viewer, filters: ClientFilters, today: string): Download {
  async function* rows() {
    for await (const stored of inPages((after_id) => exportPage(db, viewer, filters, after_id))) {
      const client = presentClient(viewer, stored)
      yield [
        client.client_no,
        client.name,
        client.trading_name,
        client.abn && formatAbn(client.abn),
        clientTypeWords[client.client_type],
        client.email,
        client.phone && formatPhone(client.phone),
        client.address_line1,
        client.suburb,
        client.state,
        client.postcode,
        paymentTermWords[client.payment_terms],
        client.credit_limit_cents === null ? null : (client.credit_limit_cents / 100).toFixed(2),
        client.credit_hold ? 'Yes' : 'No',
        client.account_manager,
        client.primary_contact,
      ] as const
    }
  }
  return csvDownload(`Clients ${today}.csv`, headings, rows())
}
