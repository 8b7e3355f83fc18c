import type { RouterContext } from '#platform/web/guard/root-route.tsx'
import { recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import { userEndpoints } from '../contract/endpoints.ts'
import { rolesQuery, userQuery } from './queries.ts'

export const { loadList, loadArchived, loadRecord } = recordLoaders(userEndpoints.listUsers, userQuery)
export const loadRoles = ({ context }: { context: RouterContext }) =>
  context.queries.ensureQueryData(rolesQuery)
