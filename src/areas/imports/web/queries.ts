import { read } from '#platform/web/calls/api.ts'
import { importEndpoints } from '../contract/endpoints.ts'

export const importQuery = (id: number) => read(importEndpoints.getImport, { params: { id } })
export const importKindsQuery = read(importEndpoints.listImportKinds, {})
