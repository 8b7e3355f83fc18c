import { read } from '#platform/web/calls/api.ts'
import type { QueryOf } from '#platform/web/lists/list-query.ts'
import { importEndpoints } from '../contract/endpoints.ts'

export const importQuery = (id: number) => read(importEndpoints.getImport, { params: { id } })
export const importersQuery = read(importEndpoints.listImporters, {})
export const importKindsQuery = read(importEndpoints.listImportKinds, {})

/** The list's search parameters. */
export type ImportListQuery = QueryOf<typeof importEndpoints.listImports>
