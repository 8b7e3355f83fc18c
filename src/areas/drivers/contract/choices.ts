/** The words that a driver's fields may hold; apart from the schemas, so that a route can read an address without them. */
export const employments = [
  'employee_full',
  'employee_part',
  'employee_casual',
  'subcontractor_operator',
  'labour_hire',
] as const
/** In the order of what a licence lets its holder drive: a later class drives what an earlier one does. */
export const licenceClasses = ['C', 'LR', 'MR', 'HR', 'HC', 'MC'] as const
export const driverStatuses = ['active', 'NotActive'] as const
