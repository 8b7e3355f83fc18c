import type { ImportKindName } from '../contract/choices.ts'

export const importPaths = {
  list: '/dashboard/imports',
  create: '/dashboard/imports/new',
  /** For one kind of record. */
  createOf: (kind: ImportKindName) => `/dashboard/imports/new?kind=${kind}`,
  one: (id: number) => `/dashboard/imports/${id}`,
}
