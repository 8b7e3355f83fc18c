import type { Insertable, Selectable, Updateable } from 'kysely'
import type { ClientContact } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'

export type StoredContact = Selectable<ClientContact>

/** The contacts of a client, the primary one first; those it has, or those that were archived. */
export function listContacts(
  db: Db | Tx,
  client_id: number,
  { archived }: { archived: '0' | '1' },
): Promise<StoredContact[]> {
  return db
    .selectFrom('client_contact')
    .selectAll()
    .where('client_id', '=', client_id)
    .where('archived_at', archived === '1' ? 'is not' : 'is', null)
    .orderBy('is_primary', 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute()
}

const contactOf = (tx: Tx, client_id: number, id: number) =>
  tx
    .selectFrom('client_contact')
    .selectAll()
    .where('id', '=', id)
    .where('client_id', '=', client_id)
    .forUpdate()

/** A contact that the client has, locked until the change ends; an archived one is not there. */
export const lockContact = (tx: Tx, client_id: number, id: number): Promise<StoredContact | undefined> =>
  contactOf(tx, client_id, id).where('archived_at', 'is', null).executeTakeFirst()

/** The same for one that the client has or had. */
export const lockAnyContact = (tx: Tx, client_id: number, id: number): Promise<StoredContact | undefined> =>
  contactOf(tx, client_id, id).executeTakeFirst()

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

/** Whether one of the contacts that the client has is the primary one. */
export async function hasPrimary(tx: Tx, client_id: number): Promise<boolean> {
  const primary = await tx
    .selectFrom('client_contact')
    .select('id')
    .where('client_id', '=', client_id)
    .where('is_primary', '=', 1)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  return primary !== undefined
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
