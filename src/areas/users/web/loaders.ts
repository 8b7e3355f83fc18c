import { prefetchList } from '#platform/web/list-query.ts'
import { type RecordLoad, loadRecord } from '#platform/web/load-record.ts'
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

export const loadUser = (load: RecordLoad) => loadRecord(load, userQuery(Number(load.params.id)))

export const loadRoles = ({ context }: { context: RouterContext }) =>
  context.queries.ensureQueryData(rolesQuery)
