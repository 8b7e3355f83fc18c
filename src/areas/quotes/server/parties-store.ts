import type { ListKey } from '#areas/settings/contract/dropdown-lists.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'

type Reader = Db | Tx

/** What a quote needs to know about a client, whatever the viewer's rights, since the quote names it. */
export const findBuyer = (db: Reader, id: number) =>
  db
    .selectFrom('client')
    .select(['id', 'name', 'trading_name', 'abn', 'email', 'gst_switch', 'po_required'])
    .select(['address_line1', 'address_line2', 'suburb', 'state', 'postcode'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Whether someone may choose a client: it is active, and they may see it. */
export async function mayChooseClient(db: Reader, viewer: Viewer, id: number): Promise<boolean> {
  const isOwn = scopeOf(viewer, 'clients:read') === 'own'
  const client = await db
    .selectFrom('client')
    .select('id')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .$if(isOwn, (q) => q.where('account_manager_id', '=', viewer.user_id))
    .executeTakeFirst()
  return client !== undefined
}

export const findContact = (db: Reader, id: number) =>
  db
    .selectFrom('client_contact')
    .select(['id', 'client_id', 'name', 'email', 'archived_at'])
    .where('id', '=', id)
    .executeTakeFirst()

export const findSite = (db: Reader, id: number) =>
  db
    .selectFrom('job_site')
    .select(['id', 'client_id', 'name', 'archived_at'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Whether a settings list offers a value: hidden ones stay where they are used, but cannot be chosen again. */
export async function isListed(db: Reader, list_key: ListKey, value: string): Promise<boolean> {
  const item = await db
    .selectFrom('dropdown_item')
    .select('id')
    .where('list_key', '=', list_key)
    .where('value', '=', value)
    .where('is_visible', '=', 1)
    .executeTakeFirst()
  return item !== undefined
}

/** The key of a company picture by its content; the company may have replaced it since. */
export async function logoOfHash(db: Reader, sha256: string | null): Promise<string | null> {
  if (sha256 === null) return null
  const file = await db
    .selectFrom('file')
    .select('key')
    .where('sha256', '=', sha256)
    .where('record_type', '=', 'company')
    .executeTakeFirst()
  return file?.key ?? null
}
