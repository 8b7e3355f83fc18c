import { read } from '#platform/web/calls/api.ts'
import type { QueryOf } from '#platform/web/lists/list-query.ts'
import { userEndpoints } from '../contract/endpoints.ts'

export const userQuery = (id: number) => read(userEndpoints.getUser, { params: { id } })
export const rolesQuery = read(userEndpoints.listRoles, {})
export const roleChoicesQuery = read(userEndpoints.listRoleChoices, {})

/** The user list's search parameters. */
export type UserListQuery = QueryOf<typeof userEndpoints.listUsers>
