/** The values of a driver's fields; separate from the schemas, so that a route can parse an address without them. */
export const employments = [
  'employee_full',
  'employee_part',
  'employee_casual',
  'subcontractor_operator',
  'labour_hire',
] as const
/** In licence order: a higher class includes the lower ones. */
export const licenceClasses = ['C', 'LR', 'MR', 'HR', 'HC', 'MC'] as const
export const driverStatuses = ['active', 'NotActive'] as const
