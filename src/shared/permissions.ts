/**
 * What a person may do, as data. A key is `{area}:{verb}`; a grant is a key with a scope (domain: "Role x area matrix").
 * `own` says which records are somebody's own; a key without it knows only all or none.
 */
export const permissions = {
  'activity-log:read': { area: 'Logs', label: 'See who did what', own: 'what they did themselves' },
  'clients:read': {
    area: 'Clients',
    label: 'See clients, contacts and sites',
    own: 'clients whose account manager they are',
  },
  'clients:write': { area: 'Clients', label: 'Make, edit and archive clients' },
  'clients:contacts': { area: 'Clients', label: 'Add and edit contacts and sites' },
  'clients:credit': { area: 'Clients', label: 'See and set credit limit and credit hold' },
  'clients:gst': { area: 'Clients', label: 'Set the GST switch' },
  'clients:export': {
    area: 'Clients',
    label: 'Export clients',
    own: 'clients whose account manager they are',
  },
  'documents:read': { area: 'Documents', label: 'See documents', own: 'documents of their own record' },
  'documents:write': {
    area: 'Documents',
    label: 'Add and replace documents',
    own: 'documents of their own record',
  },
  'documents:approve': { area: 'Documents', label: 'Approve and reject documents' },
  'home:read': { area: 'Home', label: 'See the home of their role' },
  'home:allocator': { area: 'Home', label: "Open the allocator's home" },
  'home:driver': { area: 'Home', label: "Open the driver's home" },
  'home:safety_officer': { area: 'Home', label: "Open the safety officer's home" },
  'notes:read': { area: 'Notes', label: 'See notes' },
  'notes:write': { area: 'Notes', label: 'Write notes' },
  'notifications:read': { area: 'Notifications', label: 'Get notifications', own: 'what is meant for them' },
  'roles:write': { area: 'Users', label: 'Set what each role may do' },
  'settings:read': { area: 'Settings', label: 'See settings' },
  'settings:company': { area: 'Settings', label: 'Edit the company' },
  'settings:lists': { area: 'Settings', label: 'Edit the lists that people choose from' },
  'settings:mail': { area: 'Settings', label: 'See the mail that was sent and kept' },
  'users:read': { area: 'Users', label: 'See users' },
  'users:choose': { area: 'Users', label: 'Choose somebody from a list of names' },
  'users:write': { area: 'Users', label: 'Approve, edit and archive users' },
} as const satisfies Record<string, { area: string; label: string; own?: string }>

export type Permission = keyof typeof permissions
/** `own`: only records that belong to the person; each store says in SQL what that means. */
export type Scope = 'all' | 'own'
export type Grants = { readonly [K in Permission]?: Scope }

export const permissionKeys = Object.keys(permissions) as Permission[]

/** The keys of a grant list that all have the same scope. */
export const grant = (scope: Scope, ...keys: readonly Permission[]): Grants =>
  Object.fromEntries(keys.map((key) => [key, scope]))

/** What `own` means for a key; undefined for one that knows only all or none. */
export const ownMeans = (key: Permission): string | undefined =>
  (permissions as Record<Permission, { own?: string }>)[key].own
