import { type Insertable, type Selectable, type SqlBool, type Updateable, sql } from 'kysely'
import type { AppUser } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { keyOfFile } from '#platform/server/files/file-rows.ts'
import { letterOf, unsentLetter } from '#platform/server/mail/mail-store.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { found, totalOf } from '#platform/server/lists/search.ts'
import type { UserFilters } from '../contract/endpoints.ts'

type Reader = Db | Tx
export type StoredUser = Selectable<AppUser>

const roleName = sql<string | null>`coalesce(
  (select r.name from user_role r where r.id = app_user.user_role_id),
  (select r.name from user_role r where r.is_system and r.user_type = app_user.user_type))`

const avatarKey = keyOfFile('app_user.avatar_file_id')

const isAdministrator = (user: string) => sql<SqlBool>`(${sql.ref(`${user}.user_type`)} = 1
  and ${sql.ref(`${user}.status`)} = 'active' and ${sql.ref(`${user}.approved`)} = 'Approved'
  and ${sql.ref(`${user}.archived_at`)} is null)`
const isLastAdministrator = sql<number>`(coalesce(${isAdministrator('app_user')}, false)
  and not exists (select from app_user other where other.id <> app_user.id and ${isAdministrator('other')}))::int`

const shown = [
  'app_user.id',
  'app_user.name',
  'app_user.email',
  'app_user.mobile',
  'app_user.user_type',
  'app_user.user_role_id',
  'app_user.driver_id',
  'app_user.subcontractor_id',
  'app_user.status',
  'app_user.approved',
  'app_user.rejected_at',
  'app_user.rejection_reason',
  'app_user.last_login_at',
  'app_user.created_at',
  'app_user.archived_at',
  'app_user.archive_reason',
  'app_user.version',
] as const

const users = (db: Reader) =>
  db
    .selectFrom('app_user')
    .select(shown)
    .select([
      avatarKey.as('avatar_key'),
      roleName.as('user_role'),
      sql<number>`(app_user.password_hash is null)::int`.as('is_invited'),
      letterOf('user', 'app_user', 'invite').as('letter'),
      unsentLetter('user', 'app_user', 'invite').as('unsent_invitation_id'),
      isLastAdministrator.as('is_last_administrator'),
    ])

/** A user as shown in lists. */
export type ListedUser = Awaited<ReturnType<typeof findUser>> & object

const approvals = {
  approved: sql<SqlBool>`app_user.approved = 'Approved'`,
  pending: sql<SqlBool>`app_user.approved = 'NotApproved' and app_user.rejected_at is null`,
  rejected: sql<SqlBool>`app_user.rejected_at is not null`,
}

/**
 * One page of users; `total` is null when not asked for. `names_only`: for viewers who see no email and
 * mobile, which the search must not match either.
 */
export async function listUsers(db: Reader, filters: UserFilters, names_only: boolean) {
  const searched = names_only ? sql<string>`lower(app_user.name)` : sql<string>`app_user.search_text`
  const matching = db
    .selectFrom('app_user')
    .where('app_user.archived_at', filters.archived ? 'is not' : 'is', null)
    .$if(filters.search !== '', (q) => q.where(found(searched, filters.search)))
    .$if(filters.user_type !== undefined, (q) =>
      q.where('app_user.user_type', '=', filters.user_type ?? null),
    )
    .$if(filters.status !== undefined, (q) => q.where('app_user.status', '=', filters.status ?? 'active'))
    .$if(filters.approval !== undefined, (q) => q.where(approvals[filters.approval ?? 'approved']))
  const shown = users(db).where('app_user.id', 'in', matching.select('app_user.id'))
  const rows = await pageOf(sorted(shown, 'app_user', filters.sort, ['last_login_at']), filters).execute()
  return { rows, total: await totalOf(db, matching, filters) }
}

export const findUser = (db: Reader, id: number) => users(db).where('app_user.id', '=', id).executeTakeFirst()

const most = 50
/** Users who can sign in, by name. `user_types` null: of any type. */
export function listUserChoices(db: Reader, search: string, user_types: readonly number[] | null) {
  return db
    .selectFrom('app_user')
    .select(['id', 'name', 'user_type', avatarKey.as('avatar_key')])
    .where('archived_at', 'is', null)
    .where('status', '=', 'active')
    .where('approved', '=', 'Approved')
    .where('user_type', 'is not', null)
    .$if(user_types !== null, (q) => q.where('user_type', 'in', user_types ?? []))
    .$if(search !== '', (q) => q.where(found(sql<string>`lower(name)`, search)))
    .orderBy('name')
    .orderBy('id')
    .limit(most)
    .execute()
}

/**
 * The stored user, locked until the change ends. Not `for update`: every row refers to the user who changed it, so
 * two administrators changing each other would deadlock.
 */
export function lockUser(tx: Tx, id: number): Promise<StoredUser | undefined> {
  return tx.selectFrom('app_user').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** 1 for the only remaining active administrator. */
export async function readIsLastAdministrator(tx: Tx, id: number): Promise<number> {
  const row = await tx
    .selectFrom('app_user')
    .select(isLastAdministrator.as('is_last'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.is_last ?? 0
}

export function insertUser(tx: Tx, user: Insertable<AppUser>): Promise<StoredUser> {
  return tx.insertInto('app_user').values(user).returningAll().executeTakeFirstOrThrow()
}

export function updateUser(tx: Tx, id: number, changes: Updateable<AppUser>): Promise<StoredUser> {
  return tx.updateTable('app_user').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** How many current users a subcontractor has. */
export async function countUsersOf(db: Reader, subcontractor_id: number): Promise<number> {
  const { count } = await db
    .selectFrom('app_user')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('subcontractor_id', '=', subcontractor_id)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Users' names by id, including archived ones. */
export async function findUserNames(
  db: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('app_user').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
