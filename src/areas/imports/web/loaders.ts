import type { RouterContext } from '#platform/web/guard/root-route.tsx'
import { listLoader, recordLoader } from '#platform/web/guard/screen-loaders.ts'
import { importEndpoints } from '../contract/endpoints.ts'
import { importKindsQuery, importQuery } from './queries.ts'

export const loadImports = listLoader(importEndpoints.listImports)
export const loadKinds = ({ context }: { context: RouterContext }) =>
  context.queries.ensureQueryData(importKindsQuery)
export const loadImport = recordLoader(importQuery)
