import type { Insertable, Selectable } from 'kysely'
import type { ClientContact } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { ContactInput } from '../../contract/contact.ts'
import type { ContactStore } from './contact-verbs.ts'

export type StoredContact = Selectable<ClientContact>

/** A client's contacts, current or archived, the primary one first. */
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

/** Their SQL, for the verbs that suppliers' contacts have too. */
export const contactStore: ContactStore<StoredContact, ContactInput> = {
  lock: (tx, client_id, id) =>
    contactOf(tx, client_id, id).where('archived_at', 'is', null).executeTakeFirst(),
  lockAny: (tx, client_id, id) => contactOf(tx, client_id, id).executeTakeFirst(),

  insert: (tx, client_id, fields) =>
    tx
      .insertInto('client_contact')
      .values({ ...fields, client_id })
      .returningAll()
      .executeTakeFirstOrThrow(),
  update: (tx, id, changes) =>
    tx
      .updateTable('client_contact')
      .set(changes)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),

  hasPrimary: async (tx, client_id) => {
    const primary = await tx
      .selectFrom('client_contact')
      .select('id')
      .where('client_id', '=', client_id)
      .where('is_primary', '=', 1)
      .where('archived_at', 'is', null)
      .executeTakeFirst()
    return primary !== undefined
  },
  clearPrimary: async (tx, client_id, except_id) => {
    await tx
      .updateTable('client_contact')
      .set({ is_primary: 0 })
      .where('client_id', '=', client_id)
      .where('is_primary', '=', 1)
      .where('archived_at', 'is', null)
      .where('id', '<>', except_id)
      .execute()
  },
}

/** Several at once, in their order. */
export const insertContacts = (
  tx: Tx,
  contacts: readonly Insertable<ClientContact>[],
): Promise<StoredContact[]> => tx.insertInto('client_contact').values(contacts).returningAll().execute()

/** The current contacts of these clients. */
export const listContactNames = (db: Db | Tx, client_ids: readonly number[]) =>
  db
    .selectFrom('client_contact')
    .select(['client_id', 'name', 'is_primary'])
    .where('client_id', 'in', client_ids)
    .where('archived_at', 'is', null)
    .execute()

/** A client's contacts to email, one for each address; not limited by the viewer's rights. */
export async function listMailContacts(
  db: Db | Tx,
  client_id: number,
): Promise<{ name: string; email: string; mobile: string | null }[]> {
  const contacts = await db
    .selectFrom('client_contact')
    .select(['name', 'email', 'mobile'])
    .where('client_id', '=', client_id)
    .where('archived_at', 'is', null)
    .where('email', 'is not', null)
    .orderBy('id')
    .limit(50)
    .execute()
  const byAddress = new Map<string, { name: string; email: string; mobile: string | null }>()
  for (const { name, email, mobile } of contacts)
    if (email !== null && !byAddress.has(email)) byAddress.set(email, { name, email, mobile })
  return [...byAddress.values()]
}
