import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { UserRole as UserRoleTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Permission, Scope } from '#shared/permissions.ts'
import { type UserType, effectiveGrants } from '#shared/roles.ts'
import type { Setting, UserRole } from '../../contract/role.ts'

type Reader = Db | Tx
export type StoredRole = Selectable<UserRoleTable>
type Overrides = Partial<Record<Permission, Scope | 'none'>>

const overridesOf = sql<Overrides | null>`(select jsonb_object_agg(p.permission, p.scope)
  from role_permission p where p.user_role_id = user_role.id)`
/** Users without an explicit role have their type's standard one. */
const holds = sql<boolean>`(u.user_role_id = user_role.id
  or (user_role.is_system and u.user_role_id is null and u.user_type = user_role.user_type))`
const usersOf = sql<number>`(select count(*) from app_user u where ${holds})`

async function readRoles(db: Reader, ids: readonly number[] | null): Promise<UserRole[]> {
  const rows = await db
    .selectFrom('user_role')
    .select(['id', 'name', 'user_type', 'description', 'is_system', 'version'])
    .select([usersOf.as('users'), overridesOf.as('overrides')])
    .$if(ids !== null, (q) => q.where('id', 'in', ids ?? []))
    .orderBy('user_type')
    .orderBy('is_system', 'desc')
    .orderBy('name')
    .execute()
  return rows.map((row) => {
    const user_type = row.user_type as UserType
    const overrides = row.overrides ?? {}
    return { ...row, user_type, overrides, grants: effectiveGrants(user_type, overrides) }
  })
}

/** Every role with its rights, by user type, system roles first. */
export const listRoles = (db: Reader): Promise<UserRole[]> => readRoles(db, null)

export async function findRole(db: Reader, id: number): Promise<UserRole | undefined> {
  const [role] = await readRoles(db, [id])
  return role
}

/** A user's role, whether explicit or their type's standard one. */
export async function roleFor(
  db: Reader,
  user_type: UserType,
  user_role_id: number | null,
): Promise<UserRole | undefined> {
  const { id } = (await db
    .selectFrom('user_role')
    .select('id')
    .$if(user_role_id !== null, (q) => q.where('id', '=', user_role_id))
    .$if(user_role_id === null, (q) => q.where('is_system', '=', 1).where('user_type', '=', user_type))
    .executeTakeFirst()) ?? { id: 0 }
  return findRole(db, id)
}

/** The ids of its users. */
export async function listHolders(db: Reader, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('user_role')
    .innerJoin('app_user as u', (join) => join.on(holds))
    .select('u.id')
    .where('user_role.id', '=', id)
    .execute()
  return rows.map((user) => user.id)
}

/** The stored role, locked until the change ends. */
export function lockRole(tx: Tx, id: number): Promise<StoredRole | undefined> {
  return tx.selectFrom('user_role').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function insertRole(tx: Tx, role: Insertable<UserRoleTable>): Promise<StoredRole> {
  return tx.insertInto('user_role').values(role).returningAll().executeTakeFirstOrThrow()
}

export async function updateRole(tx: Tx, id: number, changes: Updateable<UserRoleTable>): Promise<void> {
  await tx.updateTable('user_role').set(changes).where('id', '=', id).execute()
}

export async function deleteRole(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('user_role').where('id', '=', id).execute()
}

/** Sets a role's keys, which counts as a new version. */
export async function saveSettings(
  tx: Tx,
  user_role_id: number,
  settings: Partial<Record<Permission, Setting>>,
): Promise<void> {
  const keys = Object.keys(settings)
  await tx
    .deleteFrom('role_permission')
    .where('user_role_id', '=', user_role_id)
    .where('permission', 'in', keys)
    .execute()
  const rows = Object.entries(settings)
    .filter(([, scope]) => scope !== 'default')
    .map(([permission, scope]) => ({ user_role_id, permission, scope }))
  if (rows.length > 0) await tx.insertInto('role_permission').values(rows).execute()
  await tx
    .updateTable('user_role')
    .set((e) => ({ name: e.ref('name') }))
    .where('id', '=', user_role_id)
    .execute()
}
