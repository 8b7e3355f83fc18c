import type { Insertable, Selectable, Updateable } from 'kysely'
import type { ClientContact } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database.ts'

export type StoredContact = Selectable<ClientContact>

/** The contacts of a client, the primary one first. */
export function listContacts(db: Db | Tx, client_id: number): Promise<StoredContact[]> {
  return db
    .selectFrom('client_contact')
    .selectAll()
    .where('client_id', '=', client_id)
    .where('archived_at', 'is', null)
    .orderBy('is_primary', 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute()
}

export function lockContact(tx: Tx, client_id: number, id: number): Promise<StoredContact | undefined> {
  return tx
    .selectFrom('client_contact')
    .selectAll()
    .where('id', '=', id)
    .where('client_id', '=', client_id)
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export function insertContact(tx: Tx, contact: Insertable<ClientContact>): Promise<StoredContact> {
  return tx.insertInto('client_contact').values(contact).returningAll().executeTakeFirstOrThrow()
}

export function updateContact(
  tx: Tx,
  id: number,
  changes: Updateable<ClientContact>,
): Promise<StoredContact> {
  return tx
    .updateTable('client_contact')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Makes room for another primary contact. */
export async function clearPrimary(tx: Tx, client_id: number, except_id: number): Promise<void> {
  await tx
    .updateTable('client_contact')
    .set({ is_primary: 0 })
    .where('client_id', '=', client_id)
    .where('is_primary', '=', 1)
    .where('archived_at', 'is', null)
    .where('id', '<>', except_id)
    .execute()
}
