/**
 * The areas in order: a later one may call an earlier one, never the other way round (checked by the import
 * rules).
 */
export const areaOrder: readonly string[] = [
  'settings',
  'notifications',
  'users',
  'activity-log',
  'account',
  'saved-views',
  'notes',
  'documents',
  'clients',
  'subcontractors',
  'suppliers',
  'drivers',
  'resources',
  'products',
  'quote-wording',
  'quotes',
  'jobs',
  'work-orders',
  'scheduler',
  'checklists',
  'dockets',
  'driver-jobs',
  'invoices',
  'chain',
  'first-steps',
  'homes',
]
