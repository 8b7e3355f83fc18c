/**
 * The values of plant and its categories; separate from the schemas, so that a route can parse an address
 * without them.
 */
export const assetGroups = [
  'excavator',
  'loader',
  'dozer',
  'grader',
  'roller',
  'combo',
  'truck',
  'trailer',
  'support',
] as const
export const assetOwners = ['own', 'subcontractor', 'leased'] as const
export const assetStatuses = ['available', 'on_hire', 'in_workshop', 'off_road', 'sold'] as const
export const meterTypes = ['hours', 'km', 'both'] as const
/** What a machine takes its attachments by. */
export const hitchTypes = ['pin_on', 'quick_hitch', 'klac', 's_type', 'skid_steer'] as const
