import * as z from 'zod'
import { done, endpoint, idParams, keyParams, listQuery, version } from '#platform/contract/endpoint.ts'
import { search, text } from '#platform/contract/fields.ts'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import { reasonLabels } from '#shared/labels.ts'
import { onItsWay } from '#shared/mail-words.ts'
import { approvalFilters, userStatuses } from './choices.ts'
import { RoleChoice, RoleInput, RolePatch, RoleRights, UserRole } from './role.ts'
import { Approval, UserChoice, UserInput, UserPatch, UserRow } from './user.ts'

const topic = 'user'
const roleTopic = 'role'
const users = recordEndpoints({
  noun: { one: 'user', many: 'users' },
  path: '/api/users',
  topic,
  rights: { read: 'users:read', write: 'users:write' },
})
const roles = recordEndpoints({
  noun: { one: 'role', many: 'roles' },
  path: '/api/roles',
  topic: roleTopic,
  rights: { read: 'roles:write', write: 'roles:write' },
})
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
  listUsers: users.list({
    summary: 'List users. Callers without the right to edit users get name, type, status and picture.',
    query: userFilters,
    output: UserRow,
  }),
  listUserChoices: endpoint({
    method: 'GET',
    path: '/api/users/choices',
    permission: 'users:choose',
    summary: 'Active users of some types to choose from: an account manager is of type 1 or 4.',
    topic,
    query: z.object({ search, user_types: typesFilter.optional() }),
    output: z.array(UserChoice),
  }),
  getUser: users.get({ output: UserRow }),
  createUser: users.create({
    summary: 'Invite a user by email to choose a password.',
    body: UserInput,
    output: UserRow,
    message: onItsWay('The invitation'),
  }),
  inviteUser: users.action('invite', {
    summary: 'Send the invitation again; earlier ones no longer work.',
    output: UserRow,
    message: onItsWay('The invitation'),
  }),
  editUser: users.edit({
    summary: 'Change fields of a user. A new type or role ends their sessions.',
    body: UserPatch,
    output: UserRow,
  }),
  approveUser: users.action('approve', {
    summary: 'Approve a sign-up, with a user type.',
    body: Approval,
    output: UserRow,
    message: 'User approved.',
  }),
  rejectUser: users.action('reject', {
    summary: 'Reject a sign-up; the reason shows when they sign in.',
    body: versioned.extend({ reason }),
    output: UserRow,
    message: 'User rejected.',
  }),
  deactivateUser: users.action('deactivate', {
    summary: 'Deactivate a user and sign them out.',
    body: versioned,
    output: UserRow,
    message: 'User deactivated.',
  }),
  activateUser: users.action('activate', {
    summary: 'Activate a user.',
    body: versioned,
    output: UserRow,
    message: 'User activated.',
  }),
  archiveUser: users.action('archive', {
    summary: 'Archive a user and sign them out.',
    body: versioned.extend({ reason }),
    output: UserRow,
    message: 'User archived.',
  }),
  restoreUser: users.action('restore', {
    summary: 'Restore an archived user as inactive.',
    body: versioned,
    output: UserRow,
    message: 'User restored.',
  }),
  getAvatar: endpoint({
    method: 'GET',
    path: '/api/avatars/:key',
    permission: 'signed_in',
    summary: 'A user’s picture: your own, or anyone’s with the right to see or choose users.',
    download: true,
    params: keyParams,
    output: z.string(),
  }),

  listRoles: endpoint({
    method: 'GET',
    path: '/api/roles',
    permission: 'roles:write',
    summary: 'Every role with its rights.',
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
  createRole: roles.create({
    summary: 'Add a role to a user type, starting with the rights of the type.',
    body: RoleInput,
    output: UserRole,
  }),
  editRole: roles.edit({ summary: 'Rename or describe a role.', body: RolePatch, output: UserRole }),
  setRoleRights: endpoint({
    method: 'PATCH',
    path: '/api/roles/:id/permissions',
    permission: 'roles:write',
    summary: 'Set the rights of a role.',
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
    summary: 'Remove a role that no user has.',
    topic: roleTopic,
    params: idParams,
    output: done,
    message: 'Role removed.',
  }),
}
