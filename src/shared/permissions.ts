/**
 * What a person may do, as data. A key is `{area}:{verb}`; a grant is a key with a scope (domain: "Role x
 * area matrix"). `own` says which records are a person's own; keys without it only have all or none.
 */
export const permissions = {
  'activity-log:read': { area: 'Logs', label: 'See who did what and when', own: 'their own actions' },
  'attachments:read': {
    area: 'Attachments',
    label: 'See attachments of plant',
    own: 'those fixed to machines of their own company',
  },
  'attachments:write': {
    area: 'Attachments',
    label: 'Add, edit and archive attachments',
    own: 'those fixed to machines of their own company',
  },
  'attachments:export': { area: 'Attachments', label: 'Export attachments' },
  'bank-details:read': { area: 'Bank details', label: 'See the last digits of bank details' },
  'bank-details:show': { area: 'Bank details', label: 'Show bank details in full' },
  'bank-details:write': { area: 'Bank details', label: 'Enter new bank details for someone else to confirm' },
  'bank-details:confirm': {
    area: 'Bank details',
    label: 'Confirm or decline bank details that someone else entered',
  },
  'checklists:read': {
    area: 'Checklists',
    label: 'See checklists and their results',
    own: 'those completed by them or their people',
  },
  'checklists:write': { area: 'Checklists', label: 'Make, change and archive checklists' },
  'checklists:export': { area: 'Checklists', label: 'Export checklists' },
  'clients:read': {
    area: 'Clients',
    label: 'See clients, contacts and sites',
    own: 'clients they are account manager for',
  },
  'clients:write': { area: 'Clients', label: 'Add, edit and archive clients' },
  'clients:contacts': { area: 'Clients', label: 'Add and edit contacts and sites' },
  'clients:credit': { area: 'Clients', label: 'See and set credit limit and credit hold' },
  'clients:gst': { area: 'Clients', label: 'Set whether a client pays GST' },
  'clients:export': {
    area: 'Clients',
    label: 'Export clients',
    own: 'clients they are account manager for',
  },
  'defects:read': { area: 'Defects', label: 'See defects', own: 'those reported by them or their people' },
  'defects:write': { area: 'Defects', label: 'Report defects, start repairs and mark them as fixed' },
  'defects:verify': { area: 'Defects', label: 'Verify that defects are fixed' },
  'dockets:read': {
    area: 'Dockets',
    label: 'See dockets',
    own: 'their own, those of their people and plant, or of clients they are account manager for',
  },
  'dockets:write': { area: 'Dockets', label: 'Make, query, revise and void dockets' },
  'dockets:approve': { area: 'Dockets', label: 'Approve dockets' },
  'dockets:prices': { area: 'Dockets', label: 'See and set what a docket charges' },
  'dockets:settings': { area: 'Dockets', label: 'Set the limit above which accounts approve dockets' },
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
  'driver-jobs:work': {
    area: 'Driver jobs',
    label: 'Work through driver jobs on the phone',
    own: 'their own',
  },
  'driver-jobs:write': { area: 'Driver jobs', label: 'Send and cancel driver jobs' },
  'driver-jobs:override': {
    area: 'Driver jobs',
    label: 'Clear drivers for duty, and allow machines that failed a checklist',
  },
  'drivers:read': {
    area: 'Drivers',
    label: 'See drivers and operators',
    own: 'themselves, or the operators of their own company',
  },
  'drivers:write': { area: 'Drivers', label: 'Add, edit and archive drivers' },
  'drivers:cost': { area: 'Drivers', label: 'See and set drivers’ costs' },
  'drivers:export': { area: 'Drivers', label: 'Export drivers' },
  'home:read': { area: 'Home', label: 'See the home of their role' },
  'imports:write': { area: 'Imports', label: 'Import records from spreadsheets, and undo imports' },
  'invoices:read': {
    area: 'Invoices',
    label: 'See invoices',
    own: 'invoices of clients they are account manager for',
  },
  'invoices:totals': { area: 'Invoices', label: 'See invoice totals and what is owing' },
  'invoices:write': { area: 'Invoices', label: 'Make, edit, send and delete invoices' },
  'invoices:approve': {
    area: 'Invoices',
    label: 'Approve invoices and reopen dockets',
  },
  'invoices:date': {
    area: 'Invoices',
    label: 'Backdate invoices within the open period',
  },
  'invoices:credit': { area: 'Invoices', label: 'Credit invoices' },
  'invoices:void': { area: 'Invoices', label: 'Void invoices' },
  'invoices:export': {
    area: 'Invoices',
    label: 'Export invoices',
    own: 'invoices of clients they are account manager for',
  },
  'invoices:settings': { area: 'Invoices', label: 'Edit invoice settings' },
  'jobs:read': {
    area: 'Jobs',
    label: 'See jobs',
    own: 'jobs they, their people or their plant are booked on',
  },
  'jobs:write': { area: 'Jobs', label: 'Make, edit and archive jobs' },
  'jobs:confirm': { area: 'Jobs', label: 'Confirm, hold and cancel jobs, and clear their checks' },
  'jobs:rates': { area: 'Jobs', label: 'See job rates and totals' },
  'home:allocator': { area: 'Home', label: 'Open the allocator’s home' },
  'home:driver': { area: 'Home', label: 'Open the driver’s home' },
  'home:safety_officer': { area: 'Home', label: 'Open the safety officer’s home' },
  'jobs:export': { area: 'Jobs', label: 'Export jobs' },
  'notes:read': { area: 'Notes', label: 'See notes', own: 'notes they wrote' },
  'notes:write': { area: 'Notes', label: 'Write notes' },
  'notifications:read': { area: 'Notifications', label: 'Get notifications', own: 'their own' },
  'payments:read': { area: 'Payments', label: 'See payments' },
  'payments:write': {
    area: 'Payments',
    label: 'Record payments, use and refund client credit, and reverse both',
  },
  'products:read': { area: 'Products', label: 'See products and what they sell for' },
  'products:write': { area: 'Products', label: 'Add, edit, price and archive products' },
  'products:cost': { area: 'Products', label: 'See what products cost' },
  'products:export': { area: 'Products', label: 'Export products' },
  'quote-wording:read': { area: 'Quotes', label: 'See terms and conditions and quote footers' },
  'quote-wording:write': { area: 'Quotes', label: 'Add, edit and archive terms and footers' },
  'quote-wording:export': { area: 'Quotes', label: 'Export terms and footers' },
  'quotes:read': { area: 'Quotes', label: 'See quotes' },
  'quotes:prices': { area: 'Quotes', label: 'See quote prices and totals' },
  'quotes:write': { area: 'Quotes', label: 'Make, edit, send and archive quotes' },
  'quotes:approve': { area: 'Quotes', label: 'Approve quotes above the limit' },
  'quotes:accept': { area: 'Quotes', label: 'Accept a quote for a client, with evidence' },
  'quotes:margin': { area: 'Quotes', label: 'See costs and margins of quotes, and internal notes' },
  'quotes:export': { area: 'Quotes', label: 'Export quotes', own: 'quotes where they are the salesperson' },
  'quotes:settings': { area: 'Quotes', label: 'Edit quote settings' },
  'resources:read': {
    area: 'Resources',
    label: 'See plant and its categories',
    own: 'plant of their own company, or booked with them',
  },
  'resources:write': { area: 'Resources', label: 'Add, edit and archive plant and categories' },
  'resources:cost': { area: 'Resources', label: 'See and set purchase prices of plant' },
  'resources:off_road': { area: 'Resources', label: 'Take plant off the road and put it back' },
  'resources:export': { area: 'Resources', label: 'Export plant' },
  'roles:write': { area: 'Users', label: 'Set what each role can do' },
  'saved-views:share': { area: 'Views', label: 'Share saved views' },
  'scheduler:read': { area: 'Scheduler', label: 'See who is booked where', own: 'their own bookings' },
  'scheduler:write': { area: 'Scheduler', label: 'Book and release plant and drivers' },
  'scheduler:override': { area: 'Scheduler', label: 'Book against a warning, with a reason' },
  'settings:read': { area: 'Settings', label: 'See settings' },
  'settings:company': { area: 'Settings', label: 'Edit company details' },
  'settings:lists': { area: 'Settings', label: 'Edit drop-down lists' },
  'settings:mail': { area: 'Settings', label: 'See sent and unsent mail' },
  'subcontractors:read': { area: 'Subcontractors', label: 'See subcontractors', own: 'their own company' },
  'subcontractors:write': { area: 'Subcontractors', label: 'Add, edit and archive subcontractors' },
  'subcontractors:approve': { area: 'Subcontractors', label: 'Approve and suspend subcontractors' },
  'subcontractors:export': { area: 'Subcontractors', label: 'Export subcontractors' },
  'suppliers:read': { area: 'Suppliers', label: 'See suppliers' },
  'suppliers:write': { area: 'Suppliers', label: 'Add, edit and archive suppliers' },
  'suppliers:export': { area: 'Suppliers', label: 'Export suppliers' },
  'tip-sites:read': { area: 'Tip sites', label: 'See tip sites and when they are open' },
  'tip-sites:write': { area: 'Tip sites', label: 'Add, edit, close and archive tip sites' },
  'tip-sites:rates': { area: 'Tip sites', label: 'See what clients pay at tip sites' },
  'tip-sites:cost': { area: 'Tip sites', label: 'See and set what tip sites charge' },
  'tip-sites:export': { area: 'Tip sites', label: 'Export tip sites' },
  'tags:read': { area: 'Tags', label: 'See tags, skills and colours' },
  'tags:write': { area: 'Tags', label: 'Add, edit, archive and give tags; add, edit and archive colours' },
  'tags:skills': { area: 'Tags', label: 'Add, edit, archive and give skills' },
  'tags:people': { area: 'Tags', label: 'See who has which tags and skills', own: 'their own' },
  'users:read': { area: 'Users', label: 'See users' },
  'users:choose': { area: 'Users', label: 'Choose users in forms and filters' },
  'users:write': { area: 'Users', label: 'Approve, edit and archive users' },
  'work-orders:read': {
    area: 'Work orders',
    label: 'See work orders',
    own: 'orders they, their people or their plant are booked on',
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
