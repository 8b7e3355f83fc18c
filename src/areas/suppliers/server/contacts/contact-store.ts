import type { Selectable } from 'kysely'
import type { SupplierContact as SupplierContactTable } from '#db/schema.ts'
import type { ContactStore } from '#areas/clients/server/index.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { SupplierContactInput } from '../../contract/contact.ts'

type StoredContact = Selectable<SupplierContactTable>

/** A supplier's contacts, current or archived, the primary one first. */
export const listContacts = (
  db: Db | Tx,
  supplier_id: number,
  { archived }: { archived: '0' | '1' },
): Promise<StoredContact[]> =>
  db
    .selectFrom('supplier_contact')
    .selectAll()
    .where('supplier_id', '=', supplier_id)
    .where('archived_at', archived === '1' ? 'is not' : 'is', null)
    .orderBy('is_primary', 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute()

const contactOf = (tx: Tx, supplier_id: number, id: number) =>
  tx
    .selectFrom('supplier_contact')
    .selectAll()
    .where('id', '=', id)
    .where('supplier_id', '=', supplier_id)
    .forUpdate()

/** A supplier's current primary contact. */
const primaryOf = (tx: Tx, supplier_id: number) =>
  tx
    .selectFrom('supplier_contact')
    .select('id')
    .where('supplier_id', '=', supplier_id)
    .where('is_primary', '=', 1)
    .where('archived_at', 'is', null)

export const contactStore: ContactStore<StoredContact, SupplierContactInput> = {
  lock: (tx, supplier_id, id) =>
    contactOf(tx, supplier_id, id).where('archived_at', 'is', null).executeTakeFirst(),
  lockAny: (tx, supplier_id, id) => contactOf(tx, supplier_id, id).executeTakeFirst(),
  insert: (tx, supplier_id, fields) =>
    tx
      .insertInto('supplier_contact')
      .values({ ...fields, supplier_id })
      .returningAll()
      .executeTakeFirstOrThrow(),
  update: (tx, id, changes) =>
    tx
      .updateTable('supplier_contact')
      .set(changes)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  hasPrimary: async (tx, supplier_id) => (await primaryOf(tx, supplier_id).executeTakeFirst()) !== undefined,
  clearPrimary: async (tx, supplier_id, except_id) => {
    await tx
      .updateTable('supplier_contact')
      .set({ is_primary: 0 })
      .where('id', 'in', primaryOf(tx, supplier_id))
      .where('id', '<>', except_id)
      .execute()
  },
}
