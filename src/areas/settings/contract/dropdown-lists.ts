/** The drop-down lists, by key. */
export const dropdownLists = {
  job_type: 'Job types',
  material_type: 'Materials',
  cancel_reason: 'Cancel reasons',
  archive_reason: 'Archive reasons',
} as const
export const listKeys = Object.keys(dropdownLists) as [ListKey, ...ListKey[]]
export type ListKey = keyof typeof dropdownLists
