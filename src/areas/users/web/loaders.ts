import type { RouterContext } from '#platform/web/guard/root-route.tsx'
import { listLoader, recordLoader } from '#platform/web/guard/screen-loaders.ts'
import { userEndpoints } from '../contract/endpoints.ts'
import { rolesQuery, userQuery } from './queries.ts'

export const loadUsers = listLoader(userEndpoints.listUsers)
export const loadArchivedUsers = listLoader(userEndpoints.listUsers, { archived: '1' })
export const loadUser = recordLoader(userQuery)
export const loadRoles = ({ context }: { context: RouterContext }) =>
  context.queries.ensureQueryData(rolesQuery)
