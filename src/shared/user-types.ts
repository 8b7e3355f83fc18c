export type UserType = 1 | 2 | 3 | 4 | 5 | 6 | 7
export type RolePrefix =
  | 'superAdmin'
  | 'accounts'
  | 'allocators'
  | 'drivers'
  | 'safetyOfficer'
  | 'subcontractor'

/** A user type (specification, sections 1, 2 and 6) without its rights: small enough for the first page to load. */
export interface UserKind {
  readonly user_type: UserType
  readonly name: string
  /** The `{role}` of the specification's paths; it opens nothing by itself (specification, section 6). */
  readonly prefix: RolePrefix
  readonly landing: '/dashboard' | '/allocator' | '/driver' | '/safety_officer'
  /** The name of the home where they land. */
  readonly home: string
}

export const userKinds: readonly UserKind[] = [
  { user_type: 1, name: 'Administrator', prefix: 'superAdmin', landing: '/dashboard', home: 'Home' },
  { user_type: 2, name: 'Accounts', prefix: 'accounts', landing: '/dashboard', home: 'Home' },
  { user_type: 3, name: 'Allocator', prefix: 'allocators', landing: '/allocator', home: 'Allocator' },
  { user_type: 4, name: 'Sales', prefix: 'superAdmin', landing: '/dashboard', home: 'Home' },
  { user_type: 5, name: 'Driver', prefix: 'drivers', landing: '/driver', home: 'Today' },
  {
    user_type: 6,
    name: 'Safety Officer',
    prefix: 'safetyOfficer',
    landing: '/safety_officer',
    home: 'Safety',
  },
  { user_type: 7, name: 'Subcontractor', prefix: 'subcontractor', landing: '/dashboard', home: 'Home' },
]

export function kindOf(user_type: UserType): UserKind {
  const kind = userKinds.find((one) => one.user_type === user_type)
  if (!kind) throw new Error(`No such user type: ${user_type}`)
  return kind
}

/** A user's home and its name; users waiting for approval get the dashboard. */
export const homeOf = (user_type: UserType | null): Pick<UserKind, 'landing' | 'home'> =>
  user_type === null ? { landing: '/dashboard', home: 'Home' } : kindOf(user_type)
