import { forbidden, invalid, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { sessionTopic } from '#platform/server/live/live-notices.ts'
import {
  type OpenableRecord,
  inAnyState,
  mustBeAllowed,
  openRecord,
} from '#platform/server/change/open-record.ts'
import type { Allowed } from '#shared/allowed.ts'
import { type Permission, ownMeans } from '#shared/permissions.ts'
import { type UserType, effectiveGrants, roleOf } from '#shared/roles.ts'
import type { RoleInput, RolePatch, RoleRights, Setting, UserRole } from '../../contract/role.ts'
import { covers, mayRemoveRight, roleCan } from '../../rules/role-rules.ts'
import {
  type StoredRole,
  deleteRole,
  findRole,
  insertRole,
  listHolders,
  lockRole,
  saveSettings,
  updateRole,
} from './role-store.ts'

/** One role with its rights. @throws not_found. */
async function readRole({ tx }: Change, id: number): Promise<UserRole> {
  const role = await findRole(tx, id)
  if (!role) throw notFound()
  return role
}

const roleRecord: OpenableRecord<StoredRole, StoredRole & { role: UserRole }> = {
  record_type: 'role',
  label: ({ name }) => name,
  lock: ({ tx }, id) => lockRole(tx, id),
  present: readRole,
  state: async (change, stored) => ({ ...stored, role: await readRole(change, stored.id) }),
}

async function openRole(
  change: Change,
  id: number,
  can: (role: UserRole) => Allowed,
  version?: number,
): Promise<UserRole> {
  const { state } = await openRecord(change, roleRecord, { id, version, can: ({ role }) => can(role) })
  return state.role
}

const entry = (action: string, role: { id: number; name: string }) => ({
  action,
  record_type: 'role',
  record_id: role.id,
  record_label: role.name,
})

/** A person's role name and rights are part of their session: their browsers refetch it and are notified of changes. */
async function notifyHolders(change: Change, id: number): Promise<void> {
  for (const user_id of await listHolders(change.tx, id)) change.live(sessionTopic, user_id, user_id)
}

/** Creates a custom role, with its user type's rights. @throws forbidden; invalid for a name in use. */
export async function createRole(change: Change, input: RoleInput): Promise<UserRole> {
  if (!covers(change.viewer, roleOf(input.user_type).grants)) throw forbidden()
  const role = await insertRole(change.tx, definedFields(input))
  change.log({ ...entry('created', role), after: role })
  return readRole(change, role.id)
}

/** @throws not_found, stale; conflict for a system role's name; invalid for a name in use. */
export async function editRole(
  change: Change,
  id: number,
  { version, ...changes }: RolePatch,
): Promise<UserRole> {
  const patch = definedFields(changes)
  const isRenamed = ({ name }: UserRole) => patch.name !== undefined && patch.name !== name
  const before = await openRole(change, id, (role) => !isRenamed(role) || roleCan.rename(role), version)
  if (Object.keys(patch).length === 0) return before
  await updateRole(change.tx, id, patch)
  const { name, description } = await readRole(change, id)
  change.log({
    ...entry('updated', { id, name }),
    before: { name: before.name, description: before.description },
    after: { name, description },
  })
  await notifyHolders(change, id)
  return readRole(change, id)
}

/**
 * Sets a role's rights, which apply from its users' next call.
 * @throws not_found, stale; forbidden for rights the viewer does not hold; conflict for what administrators
 * keep; invalid for `own` where it has no meaning.
 */
export async function setRoleRights(change: Change, id: number, rights: RoleRights): Promise<UserRole> {
  const before = await openRole(change, id, inAnyState, rights.version)
  const changedFields = Object.entries(rights.permissions) as [Permission, Setting][]
  if (changedFields.length === 0) return before
  for (const [key, setting] of changedFields) mustSuit(before.user_type, key, setting)
  if (!covers(change.viewer, before.grants)) throw forbidden()
  await saveSettings(change.tx, id, rights.permissions)
  const after = await readRole(change, id)
  if (!covers(change.viewer, after.grants)) throw forbidden()
  change.log({ ...entry('rights set', after), before: before.grants, after: after.grants })
  await notifyHolders(change, id)
  return after
}

function mustSuit(user_type: UserType, key: Permission, setting: Setting): void {
  if (setting === 'own' && ownMeans(key) === undefined) {
    throw invalid({ [`permissions.${key}`]: 'This right is for all or none.' })
  }
  const held = effectiveGrants(user_type)[key]
  const kept = setting === 'all' || (setting === 'default' && held === 'all')
  if (!kept) mustBeAllowed(mayRemoveRight(user_type, key))
}

/** Removes an unused role. @throws not_found, conflict. */
export async function removeRole(change: Change, id: number): Promise<void> {
  const role = await openRole(change, id, roleCan.delete)
  await deleteRole(change.tx, id)
  change.log(entry('removed', role))
}
