import type { Grants, Permission, Scope } from '#shared/permissions.ts'
import { permissionKeys } from '#shared/permissions.ts'
import { type UserType, roleOf } from '#shared/roles.ts'

/** With these one can restore every other right; if nobody had them, everyone would be locked out for good. */
const keptByAdministrators: readonly Permission[] = ['roles:write', 'users:read', 'users:write']

/** Why a role must keep a right, or true when it may be removed. */
export const mayRemoveRight = (user_type: UserType, key: Permission): true | string =>
  user_type === 1 && keptByAdministrators.includes(key)
    ? 'Administrators keep this right, so no one is locked out.'
    : true

/** What a type's roles may do unless one is changed. */
export const usualScope = (user_type: UserType, key: Permission): Scope | 'none' =>
  roleOf(user_type).grants[key] ?? 'none'

interface Giver {
  readonly user_type: UserType | null
  readonly grants: Grants
}

/**
 * Whether someone may grant these rights, or change a user who has them: administrators may, others only
 * what they hold themselves. Otherwise `users:write` would amount to every right.
 */
export function covers(giver: Giver, grants: Grants): boolean {
  if (giver.user_type === 1) return true
  return permissionKeys.every((key) => {
    const asked = grants[key]
    return asked === undefined || giver.grants[key] === 'all' || giver.grants[key] === asked
  })
}

interface RoleState {
  is_system: number
  users: number
}

/** What may be done with a role; shared by server and buttons. A string says why not. */
export const roleCan = {
  rename: (role: RoleState): true | string => (role.is_system ? 'Built-in roles cannot be renamed.' : true),
  delete: (role: RoleState): true | string => {
    if (role.is_system) return 'Built-in roles cannot be removed.'
    return role.users > 0 ? 'This role is in use. Give its users another role first.' : true
  },
}
