import { type Grants, type Scope, grant, permissionKeys } from './permissions.ts'

export type UserType = 1 | 2 | 3 | 4 | 5 | 6 | 7
export type RolePrefix =
  | 'superAdmin'
  | 'accounts'
  | 'allocators'
  | 'drivers'
  | 'safetyOfficer'
  | 'subcontractor'

export interface Role {
  readonly user_type: UserType
  readonly name: string
  /** The `{role}` of the specification's paths; it opens nothing by itself (specification, section 6). */
  readonly prefix: RolePrefix
  readonly landing: '/dashboard' | '/allocator' | '/driver' | '/safety_officer'
  /** What the home is called at which they land. */
  readonly home: string
  readonly grants: Grants
}

const everybody = {
  ...grant('all', 'home:read', 'notes:read', 'notes:write'),
  ...grant('own', 'notifications:read'),
}
const office = {
  ...everybody,
  ...grant('all', 'clients:read', 'documents:read', 'documents:write', 'users:choose'),
}
const field = { ...everybody, ...grant('own', 'documents:read', 'documents:write') }

/** The seven user types of the specification (sections 2 and 6) with what each may do unless settings say otherwise. */
export const roles: readonly Role[] = [
  {
    user_type: 1,
    name: 'Administrator',
    prefix: 'superAdmin',
    landing: '/dashboard',
    home: 'Dashboard',
    grants: { ...grant('all', ...permissionKeys), ...grant('own', 'notifications:read') },
  },
  {
    user_type: 2,
    name: 'Accounts',
    prefix: 'accounts',
    landing: '/dashboard',
    home: 'Dashboard',
    grants: {
      ...office,
      ...grant('all', 'clients:write', 'clients:contacts', 'clients:credit', 'clients:gst', 'clients:export'),
      ...grant('all', 'users:read', 'settings:read', 'settings:company', 'activity-log:read'),
    },
  },
  {
    user_type: 3,
    name: 'Allocator',
    prefix: 'allocators',
    landing: '/allocator',
    home: 'Allocator',
    grants: {
      ...office,
      ...grant('all', 'home:allocator', 'clients:contacts', 'clients:export'),
      ...grant('all', 'users:read', 'settings:read', 'settings:lists', 'activity-log:read'),
    },
  },
  {
    user_type: 4,
    name: 'Sales',
    prefix: 'superAdmin',
    landing: '/dashboard',
    home: 'Dashboard',
    grants: {
      ...office,
      ...grant('all', 'clients:write', 'clients:contacts'),
      ...grant('own', 'clients:export', 'activity-log:read'),
    },
  },
  {
    user_type: 5,
    name: 'Driver',
    prefix: 'drivers',
    landing: '/driver',
    home: 'Today',
    grants: { ...field, ...grant('all', 'home:driver') },
  },
  {
    user_type: 6,
    name: 'Safety Officer',
    prefix: 'safetyOfficer',
    landing: '/safety_officer',
    home: 'Safety',
    grants: {
      ...office,
      ...grant('all', 'home:safety_officer'),
      ...grant('all', 'documents:approve', 'users:read', 'settings:read', 'activity-log:read'),
    },
  },
  {
    user_type: 7,
    name: 'Subcontractor',
    prefix: 'subcontractor',
    landing: '/dashboard',
    home: 'Dashboard',
    grants: field,
  },
]

/** Somebody who signed up and waits for approval: the specification's "other", with no prefix and no area. */
export const waitingGrants: Grants = grant('own', 'documents:read', 'documents:write')

export const userTypes = roles.map((role) => role.user_type)
export const rolePrefixes: readonly RolePrefix[] = [...new Set(roles.map((role) => role.prefix))]

export function roleOf(user_type: UserType): Role {
  const role = roles.find((one) => one.user_type === user_type)
  if (!role) throw new Error(`No such user type: ${user_type}`)
  return role
}

/** Where somebody is at home, and what that is called; who waits for approval sees the dashboard. */
export const homeOf = (user_type: UserType | null): Pick<Role, 'landing' | 'home'> =>
  user_type === null ? { landing: '/dashboard', home: 'Dashboard' } : roleOf(user_type)

/** What a person may do: the defaults of the user type, overlaid by what the administrator set for the role. */
export function effectiveGrants(
  user_type: UserType | null,
  overrides: Readonly<Record<string, Scope | 'none'>> = {},
): Grants {
  if (user_type === null) return waitingGrants
  const grants: Record<string, Scope> = { ...roleOf(user_type).grants }
  for (const key of permissionKeys) {
    const scope = overrides[key]
    if (scope === 'none') delete grants[key]
    else if (scope) grants[key] = scope
  }
  return grants
}
