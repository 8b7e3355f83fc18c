import { type Grants, type Scope, grant, permissionKeys } from './permissions.ts'
import { type RolePrefix, type UserKind, type UserType, kindOf } from './user-types.ts'

export type { RolePrefix, UserType } from './user-types.ts'

export interface Role extends UserKind {
  readonly grants: Grants
}

const everyone = {
  ...grant('all', 'home:read', 'notes:read', 'notes:write'),
  ...grant('own', 'notifications:read'),
}
const office = {
  ...everyone,
  ...grant('all', 'clients:read', 'documents:read', 'documents:write', 'users:choose'),
  ...grant('all', 'jobs:read', 'resources:read', 'saved-views:share', 'scheduler:read'),
  ...grant('all', 'subcontractors:read', 'suppliers:read', 'tags:read', 'tags:people', 'tip-sites:read'),
  ...grant('all', 'attachments:read', 'dry-hires:read', 'fleets:read', 'projects:read', 'work-orders:read'),
  ...grant('all', 'stats:read'),
}
/** The read rights of everyone who follows the work from order to docket. */
const worked = grant('all', 'checklists:read', 'defects:read', 'dockets:read', 'driver-jobs:read')
/** What is agreed with clients: the price list, and the scope of quotes. */
const agreed = grant('all', 'products:read', 'quote-wording:read', 'quotes:read', 'rate-cards:read')
/** What it costs them: not for those who plan the work. */
const priced = { ...agreed, ...grant('all', 'quotes:prices', 'jobs:rates', 'tip-sites:rates') }
const field = {
  ...everyone,
  // The office's remarks on a job are not for people booked on it.
  ...grant('own', 'notes:read'),
  ...grant('own', 'documents:read', 'documents:write', 'rate-cards:read'),
  ...grant('own', 'drivers:read', 'jobs:read', 'resources:read', 'scheduler:read', 'work-orders:read'),
  ...grant('own', 'checklists:read', 'defects:read', 'dockets:read', 'driver-jobs:read'),
}

/** The specification's seven user types (sections 2 and 6) with their default rights. */
export const roles: readonly Role[] = [
  {
    ...kindOf(1),
    grants: { ...grant('all', ...permissionKeys), ...grant('own', 'notifications:read') },
  },
  {
    ...kindOf(2),
    grants: {
      ...office,
      ...priced,
      ...grant('all', 'bank-details:read', 'bank-details:show', 'bank-details:write', 'bank-details:confirm'),
      ...grant('all', 'clients:write', 'clients:contacts', 'clients:credit', 'clients:gst', 'clients:export'),
      ...grant(
        'all',
        'products:write',
        'products:cost',
        'rate-cards:write',
        'rate-cards:cost',
        'rate-cards:export',
        'rate-cards:settings',
        'resources:cost',
        'drivers:cost',
        'subcontractors:write',
        'suppliers:write',
        'tip-sites:write',
        'tip-sites:cost',
        'tip-sites:export',
      ),
      ...grant('all', 'drivers:read', 'drivers:export', 'jobs:export', 'products:export', 'quotes:export'),
      ...grant('all', 'attachments:export', 'quote-wording:export', 'projects:write', 'projects:export'),
      ...grant('all', 'resources:export', 'subcontractors:export', 'suppliers:export', 'work-orders:export'),
      ...worked,
      ...grant('all', 'dockets:write', 'dockets:approve', 'dockets:prices'),
      ...grant('all', 'invoices:read', 'invoices:totals', 'invoices:write', 'invoices:approve'),
      ...grant('all', 'invoices:date', 'invoices:credit', 'invoices:void', 'invoices:export'),
      ...grant('all', 'payments:read', 'payments:write', 'imports:write', 'stats:money', 'stats:export'),
      ...grant(
        'all',
        'users:read',
        'settings:read',
        'settings:company',
        'settings:holidays',
        'activity-log:read',
      ),
    },
  },
  {
    ...kindOf(3),
    grants: {
      ...office,
      ...agreed,
      ...grant(
        'all',
        'home:allocator',
        'clients:contacts',
        'clients:export',
        'drivers:read',
        'drivers:write',
        'jobs:write',
        'jobs:confirm',
      ),
      ...grant('all', 'resources:write', 'resources:off_road', 'scheduler:write', 'scheduler:override'),
      ...grant('all', 'subcontractors:write', 'suppliers:write', 'tags:write', 'tags:skills'),
      ...grant('all', 'attachments:write', 'attachments:export', 'dry-hires:write'),
      ...grant('all', 'projects:write', 'projects:export'),
      ...grant('all', 'work-orders:write'),
      ...grant('all', 'drivers:export', 'jobs:export', 'resources:export', 'subcontractors:export'),
      ...grant('all', 'suppliers:export', 'tip-sites:write', 'tip-sites:export', 'work-orders:export'),
      ...grant('all', 'stats:export'),
      ...worked,
      ...grant('all', 'checklists:export', 'defects:write', 'driver-jobs:write', 'driver-jobs:override'),
      ...grant('all', 'dockets:write', 'dockets:approve', 'invoices:read'),
      ...grant('all', 'users:read', 'settings:read', 'settings:lists', 'activity-log:read'),
    },
  },
  {
    ...kindOf(4),
    grants: {
      ...office,
      ...priced,
      ...grant('all', 'clients:write', 'clients:contacts', 'jobs:write', 'projects:write'),
      ...grant('all', 'quotes:write', 'quotes:accept', 'quotes:margin'),
      ...grant('all', 'products:export'),
      ...grant('all', 'invoices:totals'),
      ...grant('own', 'dockets:read', 'invoices:read', 'invoices:export'),
      ...grant('own', 'clients:export', 'quotes:export', 'activity-log:read'),
    },
  },
  {
    ...kindOf(5),
    grants: {
      ...field,
      ...grant('all', 'attachments:read', 'home:driver'),
      ...grant('own', 'driver-jobs:work', 'tags:people'),
    },
  },
  {
    ...kindOf(6),
    grants: {
      ...office,
      ...grant('all', 'home:safety_officer', 'documents:approve', 'resources:off_road'),
      ...grant('all', 'attachments:export', 'drivers:read', 'drivers:export', 'jobs:export'),
      ...grant('all', 'resources:export', 'stats:export'),
      ...worked,
      ...grant(
        'all',
        'checklists:write',
        'checklists:export',
        'defects:write',
        'defects:verify',
        'driver-jobs:override',
      ),
      ...grant('all', 'tags:skills'),
      ...grant('all', 'users:read', 'settings:read', 'activity-log:read'),
    },
  },
  {
    ...kindOf(7),
    grants: {
      ...field,
      ...grant('own', 'attachments:read', 'attachments:write', 'subcontractors:read'),
    },
  },
]

/** A sign-up waiting for approval: the specification's "other", with no prefix and no area. */
export const waitingGrants: Grants = grant('own', 'documents:read', 'documents:write')

export const rolePrefixes: readonly RolePrefix[] = [...new Set(roles.map((role) => role.prefix))]

export function roleOf(user_type: UserType): Role {
  const role = roles.find((one) => one.user_type === user_type)
  if (!role) throw new Error(`No such user type: ${user_type}`)
  return role
}

/** A person's rights: the user type's defaults, overlaid by the administrator's settings for the role. */
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
