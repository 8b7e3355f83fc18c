import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Permission, Scope } from '#shared/permissions.ts'
import { type UserType, effectiveGrants } from '#shared/roles.ts'

/** Every user who can sign in and has the right, by the type's defaults and the role's changes. */
export async function findHolders(db: Db | Tx, permission: Permission): Promise<number[]> {
  const { rows } = await sql<{
    id: number
    user_type: UserType
    overrides: Record<string, Scope | 'none'> | null
  }>`
    select u.id, u.user_type,
      (select jsonb_object_agg(p.permission, p.scope) from role_permission p where p.user_role_id = coalesce(u.user_role_id,
        (select d.id from user_role d where d.is_system and d.user_type = u.user_type))) as overrides
    from app_user u
    where u.approved = 'Approved' and u.status = 'active' and u.archived_at is null and u.rejected_at is null
    order by u.id`.execute(db)
  return rows
    .filter(({ user_type, overrides }) => effectiveGrants(user_type, overrides ?? {})[permission])
    .map(({ id }) => id)
}
