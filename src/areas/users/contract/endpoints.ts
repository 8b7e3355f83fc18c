import * as z from 'zod'
import { done, endpoint, idParams, keyParams, listQuery, version } from '#platform/contract/endpoint.ts'
import { search, text } from '#platform/contract/fields.ts'
import { reasonLabels } from '#shared/labels.ts'
import { byLink, onItsWay } from '#shared/mail-words.ts'
import { approvalFilters, userStatuses } from './choices.ts'
import { RoleChoice, RoleInput, RolePatch, RoleRights, UserRole } from './role.ts'
import { Approval, UserChoice, UserInput, UserPatch, UserRow } from './user.ts'

const topic = 'user'
const roleTopic = 'role'
const reason = text(reasonLabels.reason, { max: 200 })
const versioned = z.object({ version })

const typeFilter = z
  .string()
  .regex(/^[1-7]$/, 'Type must be a number from 1 to 7.')
  .transform(Number)

export const userFilters = listQuery(['name', 'email', 'last_login_at', 'created_at'], 'name').extend({
  user_type: typeFilter.optional(),
  status: z.enum(userStatuses).optional(),
  approval: z.enum(approvalFilters).optional(),
})
export type UserFilters = z.output<typeof userFilters>

/** `1,4`: those of one of these types. */
const typesFilter = z
  .string()
  .regex(/^[1-7](,[1-7])*$/, 'Types must be numbers from 1 to 7.')
  .transform((types) => types.split(',').map(Number))

export const userEndpoints = {
  listUsers: endpoint({
    method: 'GET',
    path: '/api/users',
    permission: 'users:read',
    summary: 'List users. Who may not edit them sees name, type, status and picture.',
    topic,
    list: true,
    query: userFilters,
    output: UserRow,
  }),
  listUserChoices: endpoint({
    method: 'GET',
    path: '/api/users/choices',
    permission: 'users:choose',
    summary: 'Users who can sign in, of some types, to choose one: an account manager is of type 1 or 4.',
    topic,
    query: z.object({ search, user_types: typesFilter.optional() }),
    output: z.array(UserChoice),
  }),
  getUser: endpoint({
    method: 'GET',
    path: '/api/users/:id',
    permission: 'users:read',
    summary: 'One user.',
    topic,
    params: idParams,
    output: UserRow,
  }),
  createUser: endpoint({
    method: 'POST',
    path: '/api/users',
    permission: 'users:write',
    summary: 'Let somebody in: an email invites them to choose a password.',
    topic,
    body: UserInput,
    output: UserRow,
    message: onItsWay('The invitation', byLink),
  }),
  inviteUser: endpoint({
    method: 'POST',
    path: '/api/users/:id/invite',
    permission: 'users:write',
    summary: 'Send the invitation again; earlier ones no longer work.',
    topic,
    params: idParams,
    output: UserRow,
    message: onItsWay('The invitation', byLink),
  }),
  editUser: endpoint({
    method: 'PATCH',
    path: '/api/users/:id',
    permission: 'users:write',
    summary: 'Change fields of a user. A new type or role ends their sessions.',
    topic,
    params: idParams,
    body: UserPatch,
    output: UserRow,
    message: 'User saved.',
  }),
  approveUser: endpoint({
    method: 'POST',
    path: '/api/users/:id/approve',
    permission: 'users:write',
    summary: 'Approve somebody who signed up, with a type.',
    topic,
    params: idParams,
    body: Approval,
    output: UserRow,
    message: 'User approved.',
  }),
  rejectUser: endpoint({
    method: 'POST',
    path: '/api/users/:id/reject',
    permission: 'users:write',
    summary: 'Turn somebody down who signed up; they learn the reason when they sign in.',
    topic,
    params: idParams,
    body: versioned.extend({ reason }),
    output: UserRow,
    message: 'User rejected.',
  }),
  deactivateUser: endpoint({
    method: 'POST',
    path: '/api/users/:id/deactivate',
    permission: 'users:write',
    summary: 'Lock a user out at once.',
    topic,
    params: idParams,
    body: versioned,
    output: UserRow,
    message: 'User deactivated.',
  }),
  activateUser: endpoint({
    method: 'POST',
    path: '/api/users/:id/activate',
    permission: 'users:write',
    summary: 'Let a user in again.',
    topic,
    params: idParams,
    body: versioned,
    output: UserRow,
    message: 'User activated.',
  }),
  archiveUser: endpoint({
    method: 'POST',
    path: '/api/users/:id/archive',
    permission: 'users:write',
    summary: 'Archive a user and lock them out at once.',
    topic,
    params: idParams,
    body: versioned.extend({ reason }),
    output: UserRow,
    message: 'User archived.',
  }),
  restoreUser: endpoint({
    method: 'POST',
    path: '/api/users/:id/restore',
    permission: 'users:write',
    summary: 'Bring an archived user back, inactive.',
    topic,
    params: idParams,
    body: versioned,
    output: UserRow,
    message: 'User restored.',
  }),
  getAvatar: endpoint({
    method: 'GET',
    path: '/api/avatars/:key',
    permission: 'signed_in',
    summary: 'A picture: the own one, or any for those who see or choose users.',
    download: true,
    params: keyParams,
    output: z.string(),
  }),

  listRoles: endpoint({
    method: 'GET',
    path: '/api/roles',
    permission: 'roles:write',
    summary: 'Every role with what it may do.',
    topic: roleTopic,
    output: z.array(UserRole),
  }),
  listRoleChoices: endpoint({
    method: 'GET',
    path: '/api/roles/choices',
    permission: 'users:write',
    summary: 'Roles to choose for a user.',
    topic: roleTopic,
    output: z.array(RoleChoice),
  }),
  createRole: endpoint({
    method: 'POST',
    path: '/api/roles',
    permission: 'roles:write',
    summary: 'Make a role over a user type; it begins with the rights of the type.',
    topic: roleTopic,
    body: RoleInput,
    output: UserRole,
    message: 'Role saved.',
  }),
  editRole: endpoint({
    method: 'PATCH',
    path: '/api/roles/:id',
    permission: 'roles:write',
    summary: 'Rename or describe a role.',
    topic: roleTopic,
    params: idParams,
    body: RolePatch,
    output: UserRole,
    message: 'Role saved.',
  }),
  setRoleRights: endpoint({
    method: 'PATCH',
    path: '/api/roles/:id/permissions',
    permission: 'roles:write',
    summary: 'Set what a role may do, key by key.',
    topic: roleTopic,
    params: idParams,
    body: RoleRights,
    output: UserRole,
    message: 'Role saved.',
  }),
  deleteRole: endpoint({
    method: 'DELETE',
    path: '/api/roles/:id',
    permission: 'roles:write',
    summary: 'Remove a role that nobody has.',
    topic: roleTopic,
    params: idParams,
    output: done,
    message: 'Role removed.',
  }),
}
