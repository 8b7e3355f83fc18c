import type * as z from 'zod'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { importColumns } from '#platform/server/imports/import-columns.ts'
import { importKind } from '#platform/server/imports/import-kind.ts'
import { ContactInput } from '../../contract/contact.ts'
import { contactLabels, contactNoun } from '../../rules/client-labels.ts'
import { contactRoleWords } from '../../rules/client-words.ts'
import {
  type ClientReferences,
  clientColumn,
  clientReferences,
  clientsOf,
  lockClientsOf,
  nameAtClient,
  ofClient,
  partEntries,
  removedParts,
} from '../import-parts.ts'
import { insertContacts, listContactNames } from './contact-store.ts'

const schema = ContactInput.extend(ofClient)
type Input = z.output<typeof schema>
const columnsOf = (input: Input) => definedFields(input)

const { text, yesNo, choices } = importColumns(contactLabels)

export const contactImport = importKind<Input, ReturnType<typeof columnsOf>, ClientReferences>({
  kind: 'contact',
  noun: contactNoun,
  right: 'clients:contacts',
  read: 'clients:read',
  columns: [
    clientColumn,
    text('name', 'Dana Frost'),
    text('position', 'Site manager'),
    text('email', 'dana@example.com'),
    text('mobile', '0491 570 156'),
    text('phone', ''),
    yesNo('is_primary', 'Yes'),
    choices(contactRoleWords)('roles', 'Site; Orders'),
    yesNo('may_sign_dockets', 'Yes'),
    yesNo('may_accept_quotes', 'No'),
  ],
  schema,
  references: clientReferences,
  prepare: columnsOf,
  unique: [
    {
      field: 'name',
      of: nameAtClient,
      inUse: async (db, values) => {
        const contacts = await listContactNames(db, clientsOf(values))
        return new Map(
          contacts.map((one) => [nameAtClient(one), `${one.name} is a contact of this client already.`]),
        )
      },
    },
    {
      // A form replaces the primary contact; an import must leave other records as they are.
      field: 'is_primary',
      of: ({ client_id, is_primary }) => (is_primary ? String(client_id) : null),
      inUse: async (db, values) => {
        const contacts = await listContactNames(db, clientsOf(values))
        return new Map(
          contacts
            .filter(({ is_primary }) => is_primary)
            .map((one) => [String(one.client_id), `${one.name} is the primary contact of this client.`]),
        )
      },
    },
  ],
  lock: lockClientsOf,
  insert: async (change, rows) => {
    const contacts = await insertContacts(change.tx, rows)
    const entries = await partEntries(change, 'contact imported', contacts)
    return entries.flatMap((entry, at) => {
      const contact = contacts[at]
      return contact ? [{ id: contact.id, entry: { ...entry, after: contact } }] : []
    })
  },
  removed: (change, rows) => removedParts(change, 'contact removed', rows),
  table: 'client_contact',
  label: ({ name }) => String(name),
})
