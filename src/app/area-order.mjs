/** The areas in order: a later one may call an earlier one, never the other way (checked by the import rules). */
export const areaOrder = [
  'settings',
  'activity-log',
  'notifications',
  'users',
  'account',
  'saved-views',
  'notes',
  'documents',
  'clients',
  'subcontractors',
  'drivers',
  'resources',
  'products',
  'quotes',
  'jobs',
  'home',
]
