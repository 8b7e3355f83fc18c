import { prefetchList } from '#platform/web/list-query.ts'
import type { RouterContext } from '#platform/web/root-route.tsx'
import { userEndpoints } from '../contract/endpoints.ts'
import { rolesQuery, type UserListQuery, userQuery } from './queries.ts'

export interface ListLoad {
  context: RouterContext
  deps: UserListQuery
}

export const loadUsers = ({ context, deps }: ListLoad) =>
  prefetchList(context.queries, userEndpoints.listUsers, deps)

export const loadArchivedUsers = ({ context, deps }: ListLoad) =>
  prefetchList(context.queries, userEndpoints.listUsers, { ...deps, archived: '1' })

export const loadUser = ({ context, params }: { context: RouterContext; params: { id: string } }) =>
  context.queries.ensureQueryData(userQuery(Number(params.id)))

export const loadRoles = ({ context }: { context: RouterContext }) =>
  context.queries.ensureQueryData(rolesQuery)
