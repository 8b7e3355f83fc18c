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
  readonly grants: Grants
}

const everybody = {
  ...grant('all', 'home:read', 'notes:read', 'notes:write'),
  ...grant('own', 'notifications:read'),
}
const office = {
  ...everybody,
  ...grant('all', 'clients:read', 'documents:read', 'documents:write', 'users:choose'),
  ...grant('all', 'drivers:read', 'jobs:read', 'resources:read', 'scheduler:read'),
  ...grant('all', 'subcontractors:read', 'work-orders:read'),
}
/** What the four who work with prices share. */
const priced = grant('all', 'products:read', 'quotes:read', 'jobs:rates')
const field = {
  ...everybody,
  ...grant('own', 'documents:read', 'documents:write'),
  ...grant('own', 'drivers:read', 'jobs:read', 'resources:read', 'scheduler:read', 'work-orders:read'),
}

/** The seven user types of the specification (sections 2 and 6) with what each may do unless settings say otherwise. */
export const roles: readonly Role[] = [
  {
    user_type: 1,
    name: 'Administrator',
    prefix: 'superAdmin',
    landing: '/dashboard',
    grants: { ...grant('all', ...permissionKeys), ...grant('own', 'notifications:read') },
  },
  {
    user_type: 2,
    name: 'Accounts',
    prefix: 'accounts',
    landing: '/dashboard',
    grants: {
      ...office,
      ...priced,
      ...grant('all', 'clients:write', 'clients:contacts', 'clients:credit', 'clients:gst', 'clients:export'),
      ...grant(
        'all',
        'products:write',
        'products:cost',
        'resources:cost',
        'drivers:cost',
        'subcontractors:write',
      ),
      ...grant('all', 'users:read', 'settings:read', 'settings:company', 'activity-log:read'),
    },
  },
  {
    user_type: 3,
    name: 'Allocator',
    prefix: 'allocators',
    landing: '/allocator',
    grants: {
      ...office,
      ...priced,
      ...grant('all', 'clients:contacts', 'clients:export', 'drivers:write', 'jobs:write', 'jobs:confirm'),
      ...grant('all', 'resources:write', 'resources:off_road', 'scheduler:write', 'scheduler:override'),
      ...grant('all', 'subcontractors:write', 'work-orders:write'),
      ...grant('all', 'users:read', 'settings:read', 'settings:lists', 'activity-log:read'),
    },
  },
  {
    user_type: 4,
    name: 'Sales',
    prefix: 'superAdmin',
    landing: '/dashboard',
    grants: {
      ...office,
      ...priced,
      ...grant('all', 'clients:write', 'clients:contacts', 'jobs:write'),
      ...grant('all', 'quotes:write', 'quotes:accept', 'quotes:margin'),
      ...grant('own', 'clients:export', 'activity-log:read'),
    },
  },
  { user_type: 5, name: 'Driver', prefix: 'drivers', landing: '/driver', grants: field },
  {
    user_type: 6,
    name: 'Safety Officer',
    prefix: 'safetyOfficer',
    landing: '/safety_officer',
    grants: {
      ...office,
      ...grant('all', 'documents:approve', 'resources:off_road'),
      ...grant('all', 'users:read', 'settings:read', 'activity-log:read'),
    },
  },
  {
    user_type: 7,
    name: 'Subcontractor',
    prefix: 'subcontractor',
    landing: '/dashboard',
    grants: { ...field, ...grant('own', 'subcontractors:read') },
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
