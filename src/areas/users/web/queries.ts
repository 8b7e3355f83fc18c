import { read } from '#platform/web/calls/api.ts'
import type { QueryOf } from '#platform/web/lists/list-query.ts'
import { userEndpoints } from '../contract/endpoints.ts'

export const userQuery = (id: number) => read(userEndpoints.getUser, { params: { id } })
export const rolesQuery = read(userEndpoints.listRoles, {})
export const roleChoicesQuery = read(userEndpoints.listRoleChoices, {})

/** What the address of a list of users may say. */
export type UserListQuery = QueryOf<typeof userEndpoints.listUsers>
