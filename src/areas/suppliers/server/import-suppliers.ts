import { paymentTermWords } from '#areas/clients/rules/client-words.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { entryOf } from '#platform/server/change/open-record.ts'
import { importColumns } from '#platform/server/imports/import-columns.ts'
import { importKind, importedEntry } from '#platform/server/imports/import-kind.ts'
import { states } from '#shared/address.ts'
import { sameWords } from '#shared/text.ts'
import { SupplierInput } from '../contract/supplier.ts'
import { supplierCategoryWords, supplierLabels, supplierNoun } from '../rules/supplier-labels.ts'
import { abnInUse, supplierRecord } from './supplier-record.ts'
import { findAbnHolders, insertSuppliers } from './supplier-store.ts'

const { text, choice, choices } = importColumns(supplierLabels)
const columnsOf = (input: SupplierInput) => definedFields(input)

export const supplierImport = importKind<SupplierInput, ReturnType<typeof columnsOf>, null>({
  kind: 'supplier',
  noun: supplierNoun,
  right: 'suppliers:write',
  read: 'suppliers:read',
  columns: [
    text('name', 'Calder Quarry Pty Ltd'),
    text('trading_name', 'Calder Quarry'),
    text('abn', '83 900 000 059'),
    choices(supplierCategoryWords)('categories', 'Tip; Materials'),
    text('email', 'weighbridge@example.com'),
    text('phone', '03 5550 0141'),
    text('website', 'www.example.com'),
    text('address_line1', '12 Quarry Road'),
    text('address_line2', ''),
    text('suburb', 'Epping'),
    choice(sameWords(states))('state', 'VIC'),
    text('postcode', '3076'),
    choice(paymentTermWords)('payment_terms', '30 days'),
  ],
  schema: SupplierInput,
  references: () => Promise.resolve(null),
  prepare: columnsOf,
  unique: [
    {
      field: 'abn',
      of: ({ abn }) => abn ?? null,
      inUse: async (db, abns) => {
        const holders = await findAbnHolders(db, abns)
        return new Map(holders.map(({ abn, name }) => [abn ?? '', abnInUse(name)]))
      },
    },
  ],
  insert: async ({ tx }, rows) => {
    const suppliers = await insertSuppliers(tx, rows)
    return suppliers.map((supplier) => ({
      id: supplier.id,
      entry: importedEntry(entryOf(supplierRecord, supplier), supplier),
    }))
  },
  table: 'supplier',
  label: ({ name }) => String(name),
})
