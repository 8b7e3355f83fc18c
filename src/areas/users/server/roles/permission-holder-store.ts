import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { type Viewer, may, system } from '#platform/server/sessions/viewer.ts'
import type { Permission, Scope } from '#shared/permissions.ts'
import { type UserType, effectiveGrants } from '#shared/roles.ts'

type Found = Viewer & { readonly user_id: number }

/** Users who can sign in now, each with their rights by the type's defaults and the role's changes. */
async function findViewers(db: Db | Tx, which = sql<SqlBool>`true`): Promise<Found[]> {
  const { rows } = await sql<
    Pick<Found, 'user_id' | 'name' | 'driver_id' | 'subcontractor_id'> & {
      user_type: UserType
      overrides: Record<string, Scope | 'none'> | null
    }
  >`
    select u.id as user_id, u.name, u.user_type, u.driver_id, u.subcontractor_id,
      (select jsonb_object_agg(p.permission, p.scope) from role_permission p where p.user_role_id = coalesce(u.user_role_id,
        (select d.id from user_role d where d.is_system and d.user_type = u.user_type))) as overrides
    from app_user u
    where u.approved = 'Approved' and u.status = 'active' and u.archived_at is null and u.rejected_at is null
      and ${which}
    order by u.id`.execute(db)
  return rows.map(({ overrides, ...user }) => ({
    ...system,
    ...user,
    grants: effectiveGrants(user.user_type, overrides ?? {}),
  }))
}

/** Every user who can sign in now and holds the right. */
export async function findHolders(db: Db | Tx, permission: Permission): Promise<number[]> {
  const found = await findViewers(db)
  return found.filter((user) => may(user, permission)).map(({ user_id }) => user_id)
}

/** Those whose name follows an `@` in a text, perhaps as the beginning of a longer one. */
export const findNamedAfterAt = (db: Db | Tx, text: string): Promise<Found[]> =>
  findViewers(db, sql<SqlBool>`position('@' || lower(u.name) in lower(${text})) > 0`)
