import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { permissionKeys } from '#shared/permissions.ts'
import { userEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const administrator = await app.as('administrator')
const accounts = await app.as('accounts')
const allocator = await app.as('allocator')

const roleOfType = async (user_type: number) => {
  const { data } = await administrator.call(calls.listRoles, {})
  return data.find((role) => role.user_type === user_type && role.is_system === 1)!
}
const setRights = async (id: number, permissions: object) => {
  const { data } = await administrator.call(calls.listRoles, {})
  const { version } = data.find((role) => role.id === id)!
  return administrator.call(calls.setRoleRights, { params: { id }, body: { version, permissions } })
}

test('roles are for administrators only', async () => {
  const role = await roleOfType(2)
  const params = { id: role.id }
  expect(await accounts.call(calls.listRoles, {})).toMatchObject({ status: 403 })
  expect(
    await accounts.call(calls.setRoleRights, {
      params,
      body: { version: 1, permissions: { 'users:write': 'all' } },
    }),
  ).toMatchObject({ status: 403 })
  expect(await accounts.call(calls.deleteRole, { params })).toMatchObject({ status: 403 })
  const refused = await administrator.call(calls.setRoleRights, { params } as never, {
    raw: { version: 1, permissions: { 'users:fly': 'all', 'users:read': 'some' } },
  })
  expect(refused.status).toBe(422)
})

test('the seven roles have their types’ defaults, the administrator every key', async () => {
  const { data } = await administrator.call(calls.listRoles, {})
  expect(data.map((role) => [role.user_type, role.name, role.overrides])).toEqual([
    [1, 'Administrator', {}],
    [2, 'Accounts', {}],
    [3, 'Allocator', {}],
    [4, 'Sales', {}],
    [5, 'Driver', {}],
    [6, 'Safety Officer', {}],
    [7, 'Subcontractor', {}],
  ])
  expect(Object.keys(data[0]!.grants).toSorted()).toEqual(permissionKeys.toSorted())
  expect(data[0]!.users).toBe(1)
})

test('granting or removing a right applies at people’s next call, and can be reset', async () => {
  const role = await roleOfType(3)
  const list = () => allocator.request('GET', '/api/users')
  expect((await list()).status).toBe(200)
  expect(await setRights(role.id, { 'users:read': 'none' })).toMatchObject({
    status: 200,
    data: { overrides: { 'users:read': 'none' }, version: role.version + 1 },
  })
  expect((await list()).status).toBe(403)
  expect(await setRights(role.id, { 'users:read': 'default' })).toMatchObject({ data: { overrides: {} } })
  expect((await list()).status).toBe(200)
  const stale = { version: role.version, permissions: { 'users:read': 'none' } } as const
  expect(
    await administrator.call(calls.setRoleRights, { params: { id: role.id }, body: stale }),
  ).toMatchObject({ status: 409, data: { changed_by: 'Ada Marsh' } })
  const log = await app.platform.db
    .selectFrom('activity_log')
    .select(['record_label', 'before', 'after'])
    .where('action', '=', 'rights set')
    .orderBy('id')
    .execute()
  expect(log[0]).toEqual({
    record_label: 'Allocator',
    before: { 'users:read': 'all' },
    after: { 'users:read': null },
  })
})

test('administrators keep the rights needed to restore all others', async () => {
  const role = await roleOfType(1)
  const kept = { status: 409, message: 'Administrators keep this right, so no one is locked out.' }
  for (const key of ['roles:write', 'users:read', 'users:write']) {
    expect(await setRights(role.id, { [key]: 'none' })).toMatchObject(kept)
  }
  expect(await setRights(role.id, { 'settings:mail': 'none' })).toMatchObject({ status: 200 })
  expect(await setRights(role.id, { 'settings:mail': 'default' })).toMatchObject({ status: 200 })
})

test('"own" is refused where it means nothing', async () => {
  const role = await roleOfType(3)
  expect(await setRights(role.id, { 'clients:gst': 'own' })).toMatchObject({
    status: 422,
    errors: { 'permissions.clients:gst': 'This right is for all or none.' },
  })
  expect(await setRights(role.id, { 'clients:read': 'own' })).toMatchObject({
    data: { grants: { 'clients:read': 'own' } },
  })
})

test('a custom role is created, named, assigned, and removed when unused', async () => {
  const system = await roleOfType(3)
  expect(
    await administrator.call(calls.editRole, {
      params: { id: system.id },
      body: { version: system.version, name: 'Boss' },
    }),
  ).toMatchObject({ status: 409, message: 'Built-in roles cannot be renamed.' })
  expect(await administrator.call(calls.deleteRole, { params: { id: system.id } })).toMatchObject({
    status: 409,
    message: 'Built-in roles cannot be removed.',
  })
  const body = { name: 'Night allocator', user_type: 3 }
  const { data: role } = await administrator.call(calls.createRole, { body })
  expect(role).toMatchObject({ ...body, is_system: 0, users: 0, version: 1 })
  expect(
    await administrator.call(calls.createRole, { body: { ...body, name: 'NIGHT ALLOCATOR' } }),
  ).toMatchObject({ status: 422, errors: { name: 'Another role already has this name.' } })
  const params = { id: role.id }
  const named = await administrator.call(calls.editRole, {
    params,
    body: { version: 1, name: 'Night shift', description: 'From 18:00' },
  })
  expect(named.data).toMatchObject({ name: 'Night shift', description: 'From 18:00', version: 2 })
  await setRights(role.id, { 'clients:export': 'none', 'clients:gst': 'all' })

  const allocator = await app.as('allocator')
  const user = { params: { id: allocator.user_id } }
  const edit = { ...user, body: { version: 1, user_role_id: role.id } }
  expect(await administrator.call(calls.editUser, edit)).toMatchObject({ data: { user_role: 'Night shift' } })
  expect(await administrator.call(calls.deleteRole, { params })).toMatchObject({
    status: 409,
    message: 'This role is in use. Give its users another role first.',
  })
  // Another type takes its own standard role.
  const moved = await administrator.call(calls.editUser, { ...user, body: { version: 2, user_type: 4 } })
  expect(moved.data).toMatchObject({ user_role_id: null, user_role: 'Sales' })
  expect(await administrator.call(calls.deleteRole, { params })).toMatchObject({ status: 200 })
  expect((await administrator.call(calls.listRoles, {})).text).not.toContain('Night shift')
})

test('someone who may edit users, but is not an administrator, grants only what they hold', async () => {
  const office = await roleOfType(2)
  await setRights(office.id, { 'users:write': 'all' })
  const body = { name: 'Ned Frost', email: 'ned@example.com' }
  expect(await accounts.call(calls.createUser, { body: { ...body, user_type: 1 } })).toMatchObject({
    status: 403,
  })
  const own = { params: { id: accounts.user_id } }
  expect(await accounts.call(calls.editUser, { ...own, body: { version: 1, user_type: 1 } })).toMatchObject({
    status: 403,
  })
  const ruler = { params: { id: administrator.user_id } }
  expect(
    await accounts.call(calls.editUser, { ...ruler, body: { version: 1, email: 'mine@example.com' } }),
  ).toMatchObject({ status: 403 })
  expect(await accounts.call(calls.deactivateUser, { ...ruler, body: { version: 1 } })).toMatchObject({
    status: 403,
  })
  await setRights(office.id, { 'roles:write': 'all' })
  const role = await roleOfType(2)
  expect(
    await accounts.call(calls.setRoleRights, {
      params: { id: role.id },
      body: { version: role.version, permissions: { 'settings:mail': 'all' } },
    }),
  ).toMatchObject({ status: 403 })
  expect((await roleOfType(2)).grants['settings:mail']).toBeUndefined()
})
