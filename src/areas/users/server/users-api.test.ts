import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { makeDriver } from '#test/fleet.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { userEndpoints as calls } from '../contract/endpoints.ts'
import { addUser } from './create-user.ts'

const app = await testApp()
const administrator = await app.as('administrator')
const accounts = await app.as('accounts')
const driver = await app.as('driver')

const waiting = (name: string) =>
  app.platform.write(system, (change) =>
    addUser(change, { name, email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`, mobile: null }),
  )

test('users need a session and the right, drivers do not see them, and writing needs its own right', async () => {
  expect(await app.visitor.call(calls.listUsers, { query: {} })).toMatchObject({ status: 401 })
  expect(await driver.call(calls.listUsers, { query: {} })).toMatchObject({ status: 403 })
  expect(await driver.call(calls.listUserChoices, { query: {} })).toMatchObject({ status: 403 })
  expect(await (await app.as('sales')).call(calls.listUsers, { query: {} })).toMatchObject({ status: 403 })
  const body = { name: 'New Person', email: 'new@example.com', user_type: 2 }
  expect(await accounts.call(calls.createUser, { body })).toMatchObject({ status: 403 })
  const params = { id: driver.user_id }
  for (const call of [calls.deactivateUser, calls.activateUser, calls.restoreUser]) {
    expect(await accounts.call(call, { params, body: { version: 1 } })).toMatchObject({ status: 403 })
  }
  expect(await accounts.call(calls.listRoleChoices, {})).toMatchObject({ status: 403 })
  const refused = await administrator.call(calls.createUser, {} as never, {
    raw: { name: 'N', email: 'new', mobile: '03 9123 4567', user_type: 8, status: 'active' },
  })
  expect(refused).toMatchObject({
    status: 422,
    errors: {
      name: 'Name must be at least 2 characters.',
      email: 'Enter a valid email address.',
      mobile: 'Enter an Australian mobile number, for example 0412 345 678.',
      user_type: 'Type must be a whole number from 1 to 7.',
      status: 'This field is not known.',
    },
  })
  expect(await administrator.call(calls.getUser, { params: { id: 999_999 } })).toMatchObject({ status: 404 })
})

test('people who may not edit users see name, type, status and picture, and cannot search the rest', async () => {
  const { id } = await waiting('Hidden Person')
  await app.platform.db
    .updateTable('app_user')
    .set({ mobile: '61491570156', last_login_at: '2026-11-01T00:00:00Z', rejection_reason: 'Unknown' })
    .where('id', '=', id)
    .execute()
  const shown = { id, name: 'Hidden Person', user_type: null, status: 'active', approved: 'NotApproved' }
  for (const name of ['accounts', 'allocator', 'safety'] as const) {
    const caller = await app.as(name)
    const { data, text } = await caller.call(calls.getUser, { params: { id } })
    expect(data).toEqual({
      ...shown,
      email: null,
      mobile: null,
      user_role_id: null,
      driver_id: null,
      subcontractor_id: null,
      user_role: null,
      rejected_at: null,
      rejection_reason: null,
      avatar: null,
      last_login_at: null,
      is_invited: null,
      letter: null,
      unsent_invitation_id: null,
      is_last_administrator: null,
      created_at: null,
      archived_at: null,
      archive_reason: null,
      version: expect.any(Number),
    })
    expect(text).not.toMatch(/example\.com|61491570156|Unknown/)
    expect((await caller.call(calls.listUsers, { query: { search: 'hidden.person@' } })).total).toBe(0)
    expect((await caller.call(calls.listUsers, { query: { search: '0491 570 156' } })).total).toBe(0)
    expect((await caller.call(calls.listUsers, { query: { search: 'hidden' } })).data).toMatchObject([shown])
    expect(await caller.call(calls.listUsers, { query: { sort: '-last_login_at' } })).toMatchObject({
      status: 422,
    })
  }
  const { data } = await administrator.call(calls.listUsers, { query: { search: '0491 570 156' } })
  expect(data).toMatchObject([{ ...shown, email: 'hidden.person@example.com', mobile: '61491570156' }])
})

test('the list is filtered by type, status and approval, and never shows a password', async () => {
  await waiting('Filter Person')
  const find = async (query: object) =>
    (await administrator.call(calls.listUsers, { query: { search: 'example.com', ...query } })).data.map(
      (user) => user.name,
    )
  expect(await find({ user_type: '2' })).toEqual(['Con Petrou'])
  expect(await find({ approval: 'pending' })).toContain('Filter Person')
  expect(await find({ approval: 'approved' })).not.toContain('Filter Person')
  expect(await find({ status: 'NotActive' })).toEqual([])
  const { text } = await administrator.call(calls.listUsers, { query: { sort: '-created_at' } })
  expect(text).not.toContain('password')
})

test('choices are users who can sign in, of the requested types', async () => {
  await app.as('otherSales')
  const { data } = await (await app.as('sales')).call(calls.listUserChoices, { query: { user_types: '4' } })
  expect(data.map((one) => one.name)).toEqual(['Sal Moretti', 'Sue Lind'])
  const found = await accounts.call(calls.listUserChoices, { query: { search: 'sue' } })
  expect(found.data).toMatchObject([{ name: 'Sue Lind', user_type: 4 }])
  expect(await accounts.call(calls.listUserChoices, { query: { user_types: '4,x' } })).toMatchObject({
    status: 422,
  })
})

test('a driver gets an account once, and loses it with another type', async () => {
  const { id: driver_id } = await makeDriver(app)
  const made = async (email: string, user_type: number) =>
    (await administrator.call(calls.createUser, { body: { name: 'Dee Two', email, user_type } })).data
  const clerk = await made('clerk@example.com', 2)
  const give = (user: { id: number; version: number }, body: object) =>
    administrator.call(calls.editUser, { params: { id: user.id }, body: { version: user.version, ...body } })
  expect(await give(clerk, { driver_id })).toMatchObject({
    status: 422,
    errors: { driver_id: 'Only a driver’s account can be linked to a driver.' },
  })
  const first = await made('dee@example.com', 5)
  expect(await give(first, { driver_id: 999_999_999 })).toMatchObject({
    status: 422,
    errors: { driver_id: 'Driver is not one of the choices.' },
  })
  const linked = await give(first, { driver_id })
  expect(linked).toMatchObject({ status: 200, data: { driver_id } })
  const second = await made('dee.too@example.com', 5)
  expect(await give(second, { driver_id })).toMatchObject({
    status: 422,
    errors: { driver_id: 'This driver already has an account.' },
  })
  expect((await accounts.call(calls.getUser, { params: { id: first.id } })).data.driver_id).toBeNull()
  expect(await give(linked.data, { user_type: 2 })).toMatchObject({ status: 200, data: { driver_id: null } })
})
