import { type Insertable, type Selectable, type SqlBool, type Updateable, sql } from 'kysely'
import type { Client as ClientTable } from '#db/schema.ts'
import { exportPageRows } from '#platform/server/export/csv.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { found, totalOf } from '#platform/server/lists/search.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import type { Permission } from '#shared/permissions.ts'
import type { ClientDuplicate } from '../contract/client.ts'
import type { ClientExport, ClientFilters } from '../contract/endpoints.ts'
import { isOwingSort, owingSorts } from '../rules/owing-sorts.ts'
import { owingByClient, sumOwing, withOwing } from './owing-store.ts'

type Reader = Db | Tx
export type StoredClient = Selectable<ClientTable>

/** `own`: the viewer is the client's account manager. */
function visible(db: Reader, viewer: Viewer, right: Permission) {
  const query = db.selectFrom('client')
  return scopeOf(viewer, right) === 'own'
    ? query.where('client.account_manager_id', '=', viewer.user_id)
    : query
}

/** The filters of a list or export. */
export type ClientNarrowing = Omit<ClientExport, 'format'>

function filtered(db: Reader, viewer: Viewer, right: Permission, filters: ClientNarrowing) {
  return visible(db, viewer, right)
    .where('client.archived_at', filters.archived ? 'is not' : 'is', null)
    .$if(filters.search !== '', (q) => q.where((e) => found(e.ref('client.search_text'), filters.search)))
    .$if(filters.client_type !== undefined, (q) =>
      q.where('client.client_type', '=', filters.client_type ?? 'builder'),
    )
    .$if(filters.account_manager_id !== undefined, (q) =>
      q.where('client.account_manager_id', '=', filters.account_manager_id ?? 0),
    )
    .$if(filters.credit_hold === '1', (q) => q.where(sql<SqlBool>`client.credit_hold`))
    .$if(filters.credit_hold === '0', (q) => q.where(sql<SqlBool>`not client.credit_hold`))
}

const managerName = sql<string | null>`(select u.name from app_user u where u.id = client.account_manager_id)`
const archiverName = sql<string | null>`(select u.name from app_user u where u.id = client.archived_by)`
const primaryContact = sql<string | null>`(select k.name from client_contact k
  where k.client_id = client.id and k.is_primary and k.archived_at is null)`

/** One page of the clients that the viewer may see. `total` is null when not asked for. */
export async function listClients(db: Reader, viewer: Viewer, filters: ClientFilters, today: string) {
  const clients = filtered(db, viewer, 'clients:read', filters)
  // What is owing is summed for the page's clients only, unless the whole list is sorted by it.
  const listed = isOwingSort(filters.sort)
    ? clients
        .leftJoin(owingByClient(db, viewer, today).as('owed'), 'owed.client_id', 'client.id')
        .selectAll('client')
        .select(['owed.owing_cents', 'owed.overdue_cents'])
    : clients.selectAll('client')
  const rows = await pageOf(
    sorted(db.selectFrom(listed.as('client')), 'client', filters.sort, ['suburb', ...owingSorts]),
    filters,
  )
    .selectAll('client')
    .select([managerName.as('account_manager'), primaryContact.as('primary_contact')])
    .execute()
  return {
    rows: await withOwing(db, viewer, rows, today),
    total: await totalOf(db, clients, filters),
  }
}

/** What all that a filter finds owe. */
export const sumClients = (db: Reader, viewer: Viewer, filters: ClientNarrowing, today: string) =>
  sumOwing(db, viewer, filtered(db, viewer, 'clients:read', filters).select('client.id'), today)

const exportedFields = [
  'client.id',
  'client.client_no',
  'client.name',
  'client.trading_name',
  'client.abn',
  'client.acn',
  'client.client_type',
  'client.email',
  'client.phone',
  'client.website',
  'client.address_line1',
  'client.address_line2',
  'client.suburb',
  'client.state',
  'client.postcode',
  'client.payment_terms',
  'client.credit_limit_cents',
  'client.credit_hold',
  'client.credit_hold_reason',
  'client.sop_construction_contract',
  'client.retention_percent',
  'client.retention_cap_percent',
  'client.invoice_delivery',
  'client.one_invoice_per',
  'client.po_required',
  'client.invoice_emails',
  'client.statement_email',
  'client.docket_copy_email',
  'client.gst_switch',
  'client.gst_reason',
  'client.source',
  'client.created_at',
  'client.archived_at',
  'client.archive_reason',
] as const

/** Walks everything a filter matches in order of id, a few thousand at a time. */
export function exportPage(db: Reader, viewer: Viewer, filters: ClientNarrowing, after_id: number) {
  return filtered(db, viewer, 'clients:export', filters)
    .where('client.id', '>', after_id)
    .select(exportedFields)
    .select([managerName.as('account_manager'), primaryContact.as('primary_contact')])
    .orderBy('client.id')
    .limit(exportPageRows)
    .execute()
}

export function findClient(db: Reader, viewer: Viewer, id: number) {
  return visible(db, viewer, 'clients:read')
    .selectAll('client')
    .select([
      managerName.as('account_manager'),
      primaryContact.as('primary_contact'),
      archiverName.as('archived_by_name'),
    ])
    .where('client.id', '=', id)
    .executeTakeFirst()
}

/** The stored client, locked until the change ends. */
export function lockClient(tx: Tx, viewer: Viewer, id: number): Promise<StoredClient | undefined> {
  return visible(tx, viewer, 'clients:read')
    .selectAll('client')
    .where('client.id', '=', id)
    .forUpdate('client')
    .executeTakeFirst()
}

export function insertClient(tx: Tx, client: Insertable<ClientTable>): Promise<StoredClient> {
  return tx.insertInto('client').values(client).returningAll().executeTakeFirstOrThrow()
}

/** Several at once, in their order. */
export const insertClients = (tx: Tx, clients: readonly Insertable<ClientTable>[]): Promise<StoredClient[]> =>
  tx.insertInto('client').values(clients).returningAll().execute()

/** The current clients with any of these names, as `normaliseName` spells them. */
export const findNameHolders = (db: Reader, name_keys: readonly string[]) =>
  db
    .selectFrom('client')
    .select(['name_key', 'name', 'client_no'])
    .where('name_key', 'in', name_keys)
    .where('archived_at', 'is', null)
    .execute()

/** The current clients that someone may add contacts and sites to. */
export const listClientNames = (db: Reader, viewer: Viewer) =>
  visible(db, viewer, 'clients:read')
    .select(['client.id', 'client.name', 'client.client_no as number'])
    .where('client.archived_at', 'is', null)
    .execute()

/** Those who can be a client's account manager. */
export const listManagerNames = (db: Reader) =>
  db.selectFrom('app_user').select(['id', 'name']).where('archived_at', 'is', null).execute()

const byIds = (tx: Tx, ids: readonly number[]) =>
  tx.selectFrom('client').where(sql<SqlBool>`id = any (${ids}::bigint[])`)

/** What these clients are called. */
export const listNamesOf = (tx: Tx, ids: readonly number[]): Promise<{ id: number; name: string }[]> =>
  byIds(tx, ids).select(['id', 'name']).execute()

/** These clients, locked until the change ends, in order of id; others may refer to them all the same. */
export const lockClients = (tx: Tx, ids: readonly number[]) =>
  byIds(tx, ids).select(['name', 'archived_at']).orderBy('id').forNoKeyUpdate().execute()

export function updateClient(tx: Tx, id: number, changes: Updateable<ClientTable>): Promise<StoredClient> {
  return tx.updateTable('client').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

interface Sought {
  name_key: string
  abn: string
  email: string
  phone: string
  except_id?: number | undefined
}

/** How similar two names must be (0 to 1) to count as possible duplicates; tuned on real builders' names. */
const likeness = 0.6

/** Clients with the same ABN, email or phone (contacts included), or with a similar name; the likeliest first. */
export async function findDuplicates(db: Reader, viewer: Viewer, sought: Sought): Promise<ClientDuplicate[]> {
  const { name_key, abn, email, phone } = sought
  const matches = {
    abn: sql<SqlBool>`${abn} <> '' and client.abn = ${abn}`,
    email: sql<SqlBool>`${email} <> '' and (client.email = ${email}
      or client.id in (select k.client_id from client_contact k where k.email = ${email} and k.archived_at is null))`,
    phone: sql<SqlBool>`${phone} <> '' and (client.phone = ${phone}
      or client.id in (select k.client_id from client_contact k where ${phone} in (k.mobile, k.phone) and k.archived_at is null))`,
    name: sql<SqlBool>`${name_key} <> '' and client.name_key % ${name_key} and similarity(client.name_key, ${name_key}) >= ${likeness}`,
  }
  const rows = await visible(db, viewer, 'clients:read')
    .select(['client.id', 'client.client_no', 'client.name', 'client.suburb', 'client.archived_at'])
    .select([
      sql<number>`(${matches.abn})::int`.as('by_abn'),
      sql<number>`(${matches.email})::int`.as('by_email'),
      sql<number>`(${matches.phone})::int`.as('by_phone'),
      sql<number>`(${matches.name})::int`.as('by_name'),
    ])
    .where((e) => e.or([matches.abn, matches.email, matches.phone, matches.name]))
    .where('client.id', '<>', sought.except_id ?? 0)
    .orderBy(sql`client.archived_at is not null, similarity(client.name_key, ${name_key}) desc, client.id`)
    .limit(5)
    .execute()
  return rows.map(({ by_abn, by_email, by_phone, by_name, ...client }) => ({
    ...client,
    reasons: [
      ...(by_abn ? (['abn'] as const) : []),
      ...(by_email ? (['email'] as const) : []),
      ...(by_phone ? (['phone'] as const) : []),
      ...(by_name ? (['name'] as const) : []),
    ],
  }))
}

/** What a client is called; null for one that does not exist. */
export async function findClientName(db: Reader, id: number): Promise<string | null> {
  const found = await db.selectFrom('client').select('name').where('id', '=', id).executeTakeFirst()
  return found?.name ?? null
}
