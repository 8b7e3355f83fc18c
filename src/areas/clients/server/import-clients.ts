import { entryOf } from '#platform/server/change/open-record.ts'
import { importColumns } from '#platform/server/imports/import-columns.ts'
import { importKind, importedEntry } from '#platform/server/imports/import-kind.ts'
import { namesOf } from '#platform/server/imports/names.ts'
import { states } from '#shared/address.ts'
import { sameWords } from '#shared/text.ts'
import { ClientInput, clientFieldRights as rights } from '../contract/client.ts'
import { clientLabels, clientNoun } from '../rules/client-labels.ts'
import {
  clientTypeWords,
  invoiceDeliveryWords,
  invoiceGroupingWords,
  paymentTermWords,
} from '../rules/client-words.ts'
import { clientRecord } from './client-record.ts'
import { findNameHolders, insertClients, listManagerNames } from './client-store.ts'
import { clientColumns } from './create-client.ts'

type References = { managers: ReturnType<typeof namesOf> }
type Columns = ReturnType<typeof clientColumns>

const { text, texts, money, number, yesNo, choice, record } = importColumns(clientLabels)

export const clientImport = importKind<ClientInput, Columns, References>({
  kind: 'client',
  noun: clientNoun,
  right: 'clients:write',
  read: 'clients:read',
  columns: [
    text('name', 'Merri Civil Pty Ltd'),
    choice(clientTypeWords)('client_type', 'Builder'),
    text('email', 'accounts@example.com'),
    text('trading_name', 'Merri Civil'),
    text('abn', '11 900 000 017'),
    text('acn', ''),
    text('phone', '03 5550 0123'),
    text('website', 'www.example.com'),
    text('address_line1', '8 Sydney Road'),
    text('address_line2', ''),
    text('suburb', 'Coburg'),
    choice(sameWords(states))('state', 'VIC'),
    text('postcode', '3058'),
    choice(paymentTermWords)('payment_terms', '30 days'),
    money('credit_limit_cents', '', rights.credit_limit_cents),
    yesNo('credit_hold', 'No', rights.credit_hold),
    text('credit_hold_reason', '', rights.credit_hold_reason),
    yesNo('po_required', 'No'),
    choice(invoiceGroupingWords)('one_invoice_per', 'Job'),
    texts('invoice_emails', 'invoices@example.com'),
    text('statement_email', ''),
    text('docket_copy_email', ''),
    choice(invoiceDeliveryWords)('invoice_delivery', 'Email'),
    yesNo('sop_construction_contract', 'No'),
    number('retention_percent', ''),
    number('retention_cap_percent', ''),
    yesNo('gst_switch', 'Yes', rights.gst_switch),
    text('gst_reason', '', rights.gst_reason),
    record<References>(({ managers }) => managers)('account_manager_id', ''),
    text('source', ''),
  ],
  schema: ClientInput,
  references: async ({ db }) => ({ managers: namesOf('user', await listManagerNames(db)) }),
  prepare: (input, { viewer }) => clientColumns(input, viewer),
  unique: [
    {
      // Names may repeat, and a form only warns of it; no one would see a warning for each of thousands.
      field: 'name',
      of: ({ name_key }) => name_key,
      inUse: async (db, names) => {
        const holders = await findNameHolders(db, names)
        return new Map(
          holders.map(({ name_key, name, client_no }) => [
            name_key,
            `${name} is a client already (${client_no}).`,
          ]),
        )
      },
    },
  ],
  insert: async ({ tx }, rows) => {
    const clients = await insertClients(tx, rows)
    return clients.map((client) => ({
      id: client.id,
      entry: importedEntry(entryOf(clientRecord, client), client),
    }))
  },
  table: 'client',
  label: ({ name }) => String(name),
})
