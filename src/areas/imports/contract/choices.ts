export const importStatuses = [
  'matching',
  'checking',
  'checked',
  'importing',
  'imported',
  'undoing',
  'undone',
] as const
export type ImportStatus = (typeof importStatuses)[number]

/** What can be imported, as an address names it. */
export const importKinds = [
  'client',
  'contact',
  'site',
  'product',
  'supplier',
  'tip_site',
  'asset',
  'driver',
] as const
export type ImportKindName = (typeof importKinds)[number]
