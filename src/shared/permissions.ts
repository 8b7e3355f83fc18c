/**
 * What a person may do, as data. A key is `{area}:{verb}`; a grant is a key with a scope (domain: "Role x
 * area matrix"). `own` says which records count as one's own; keys without it only have all or none.
 */
export const permissions = {
  'activity-log:read': { area: 'Logs', label: 'See who did what', own: 'what they did themselves' },
  'checklists:read': {
    area: 'Checklists',
    label: 'See checklists and what they found',
    own: 'those that they or their people filled in',
  },
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
  'defects:read': { area: 'Defects', label: 'See defects', own: 'those that they or their people reported' },
  'defects:write': { area: 'Defects', label: 'Report defects, take them into repair and close them' },
  'defects:verify': { area: 'Defects', label: 'Verify that a defect is fixed' },
  'dockets:read': {
    area: 'Dockets',
    label: 'See dockets',
    own: 'their own, those of their people and plant, or of clients whose account manager they are',
  },
  'dockets:write': { area: 'Dockets', label: 'Make, query, revise and void dockets' },
  'dockets:approve': { area: 'Dockets', label: 'Approve dockets' },
  'dockets:prices': { area: 'Dockets', label: 'See and set what a docket charges' },
  'dockets:settings': { area: 'Dockets', label: 'Set above which charge accounts approve a docket' },
  'documents:read': { area: 'Documents', label: 'See documents', own: 'documents of their own record' },
  'documents:write': {
    area: 'Documents',
    label: 'Add and replace documents',
    own: 'documents of their own record',
  },
  'documents:approve': { area: 'Documents', label: 'Approve and reject documents' },
  'driver-jobs:read': {
    area: 'Driver jobs',
    label: 'See what was sent to drivers and what they did',
    own: 'their own, or those of the drivers of their company',
  },
  'driver-jobs:work': { area: 'Driver jobs', label: 'Do a driver job, step by step', own: 'their own' },
  'driver-jobs:write': { area: 'Driver jobs', label: 'Send and cancel driver jobs' },
  'driver-jobs:override': {
    area: 'Driver jobs',
    label: 'Clear a driver who is not fit for duty, and allow a machine that failed',
  },
  'drivers:read': {
    area: 'Drivers',
    label: 'See drivers and operators',
    own: 'themselves, or the operators of their own company',
  },
  'drivers:write': { area: 'Drivers', label: 'Make, edit and archive drivers' },
  'drivers:cost': { area: 'Drivers', label: 'See and set what a driver costs' },
  'drivers:export': { area: 'Drivers', label: 'Export drivers' },
  'home:read': { area: 'Home', label: 'See the home of their role' },
  'invoices:read': {
    area: 'Invoices',
    label: 'See invoices',
    own: 'invoices of clients whose account manager they are',
  },
  'invoices:totals': { area: 'Invoices', label: 'See what invoices come to and what is owing' },
  'invoices:write': { area: 'Invoices', label: 'Make, edit, send and delete invoices' },
  'invoices:approve': {
    area: 'Invoices',
    label: 'Approve invoices, which gives them their number, and take the approval of a docket back',
  },
  'invoices:date': {
    area: 'Invoices',
    label: 'Date an invoice on an earlier day of the open period than that of its approval',
  },
  'invoices:credit': { area: 'Invoices', label: 'Credit invoices' },
  'invoices:void': { area: 'Invoices', label: 'Void invoices' },
  'invoices:export': {
    area: 'Invoices',
    label: 'Export invoices',
    own: 'invoices of clients whose account manager they are',
  },
  'invoices:settings': { area: 'Invoices', label: 'Set limits, GST rounding and reminders of invoices' },
  'jobs:read': {
    area: 'Jobs',
    label: 'See jobs',
    own: 'jobs on which they or their people and plant are booked',
  },
  'jobs:write': { area: 'Jobs', label: 'Make, edit and archive jobs' },
  'jobs:confirm': { area: 'Jobs', label: 'Confirm, hold and cancel jobs, and clear their holds' },
  'jobs:rates': { area: 'Jobs', label: 'See what a client pays' },
  'home:allocator': { area: 'Home', label: "Open the allocator's home" },
  'home:driver': { area: 'Home', label: "Open the driver's home" },
  'home:safety_officer': { area: 'Home', label: "Open the safety officer's home" },
  'jobs:export': { area: 'Jobs', label: 'Export jobs' },
  'notes:read': { area: 'Notes', label: 'See notes', own: 'notes that they wrote' },
  'notes:write': { area: 'Notes', label: 'Write notes' },
  'notifications:read': { area: 'Notifications', label: 'Get notifications', own: 'what is meant for them' },
  'payments:read': { area: 'Payments', label: 'See payments' },
  'payments:write': {
    area: 'Payments',
    label: 'Record payments, use and refund client credit, and reverse both',
  },
  'products:read': { area: 'Products', label: 'See products and what they sell for' },
  'products:write': { area: 'Products', label: 'Make, edit, price and archive products' },
  'products:cost': { area: 'Products', label: 'See what products cost' },
  'products:export': { area: 'Products', label: 'Export products' },
  'quotes:read': { area: 'Quotes', label: 'See quotes' },
  'quotes:write': { area: 'Quotes', label: 'Make, edit, send and archive quotes' },
  'quotes:approve': { area: 'Quotes', label: 'Approve quotes above the limit' },
  'quotes:accept': { area: 'Quotes', label: 'Accept a quote for a client, with evidence' },
  'quotes:margin': { area: 'Quotes', label: 'See costs and margins of quotes, and internal notes' },
  'quotes:export': { area: 'Quotes', label: 'Export quotes', own: 'quotes whose salesperson they are' },
  'quotes:settings': { area: 'Quotes', label: 'Set validity, terms, footer and limits of quotes' },
  'resources:read': {
    area: 'Resources',
    label: 'See plant and its categories',
    own: 'plant of their own company, or that they are booked with',
  },
  'resources:write': { area: 'Resources', label: 'Make, edit and archive plant and categories' },
  'resources:cost': { area: 'Resources', label: 'See and set what plant cost' },
  'resources:off_road': { area: 'Resources', label: 'Take plant off the road and put it back' },
  'resources:export': { area: 'Resources', label: 'Export plant' },
  'roles:write': { area: 'Users', label: 'Set what each role may do' },
  'saved-views:share': { area: 'Views', label: 'Share views of lists with others' },
  'scheduler:read': { area: 'Scheduler', label: 'See who is booked where', own: 'their own bookings' },
  'scheduler:write': { area: 'Scheduler', label: 'Book and release plant and drivers' },
  'scheduler:override': { area: 'Scheduler', label: 'Book against a warning, with a reason' },
  'settings:read': { area: 'Settings', label: 'See settings' },
  'settings:company': { area: 'Settings', label: 'Edit the company' },
  'settings:lists': { area: 'Settings', label: 'Edit the lists that people choose from' },
  'settings:mail': { area: 'Settings', label: 'See the mail that was sent and kept' },
  'subcontractors:read': { area: 'Subcontractors', label: 'See subcontractors', own: 'their own company' },
  'subcontractors:write': { area: 'Subcontractors', label: 'Make, edit and archive subcontractors' },
  'subcontractors:approve': { area: 'Subcontractors', label: 'Approve and suspend subcontractors' },
  'suppliers:read': { area: 'Suppliers', label: 'See suppliers' },
  'suppliers:write': { area: 'Suppliers', label: 'Make, edit and archive suppliers' },
  'suppliers:export': { area: 'Suppliers', label: 'Export suppliers' },
  'users:read': { area: 'Users', label: 'See users' },
  'users:choose': { area: 'Users', label: 'Choose somebody from a list of names' },
  'users:write': { area: 'Users', label: 'Approve, edit and archive users' },
  'work-orders:read': {
    area: 'Work orders',
    label: 'See work orders',
    own: 'orders on which they or their people and plant are booked',
  },
  'work-orders:write': { area: 'Work orders', label: 'Make, change, confirm and cancel work orders' },
  'work-orders:export': { area: 'Work orders', label: 'Export work orders' },
} as const satisfies Record<string, { area: string; label: string; own?: string }>

export type Permission = keyof typeof permissions
/** `own`: only the person's own records; each store defines them in SQL. */
export type Scope = 'all' | 'own'
export type Grants = { readonly [K in Permission]?: Scope }

export const permissionKeys = Object.keys(permissions) as Permission[]

/** The keys of a grant list, all with the same scope. */
export const grant = (scope: Scope, ...keys: readonly Permission[]): Grants =>
  Object.fromEntries(keys.map((key) => [key, scope]))

/** What `own` means for a key; undefined for one that only has all or none. */
export const ownMeans = (key: Permission): string | undefined =>
  (permissions as Record<Permission, { own?: string }>)[key].own
