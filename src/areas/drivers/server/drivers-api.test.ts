import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { makeDriver } from '#test/fleet.ts'
import { driverEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const admin = await app.as('administrator')
const accounts = await app.as('accounts')
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const dan = await app.as('driver')
await app.as('otherDriver')
const barwon = await app.as('subcontractor')

const jo = { name: 'Jo Nguyen', mobile: '0491 570 006' }
const vic = { licence_no: '08123 4567', licence_state: 'VIC', licence_class: 'HR' } as const

async function companyOf(user_id: number): Promise<number> {
  const user = await app.platform.db
    .selectFrom('app_user')
    .select('subcontractor_id')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  return user.subcontractor_id!
}

test('a driver is refused without a session, without the right, and with wrong fields', async () => {
  expect((await app.visitor.call(calls.createDriver, { body: jo })).status).toBe(401)
  for (const caller of [sales, accounts, dan, barwon])
    expect((await caller.call(calls.createDriver, { body: jo })).status).toBe(403)
  expect(
    await allocator.call(calls.createDriver, {} as never, { raw: { name: 'J', licence_class: 'XX' } }),
  ).toMatchObject({
    status: 422,
    errors: {
      name: 'Name must be at least 2 characters.',
      mobile: 'Mobile is required.',
      licence_class: 'Licence class is not one of the choices.',
    },
  })
  const wrong = (fields: object) => allocator.call(calls.createDriver, { body: { ...jo, ...fields } })
  expect((await wrong({ ...vic, licence_no: 'AB12' })).errors).toEqual({
    licence_no: 'Enter a licence number of 8 to 10 digits.',
  })
  expect((await wrong({ licence_no: '12345678' })).errors).toEqual({
    licence_state: 'Licence state is required.',
  })
  expect((await wrong({ employment: 'subcontractor_operator' })).errors).toEqual({
    subcontractor_id: 'Subcontractor is required.',
  })
  expect((await wrong({ employment: 'subcontractor_operator', subcontractor_id: 99_999 })).errors).toEqual({
    subcontractor_id: 'Subcontractor is not one of the choices.',
  })
  expect((await wrong({ start_date: '2026-05-01', end_date: '2026-04-30' })).errors).toEqual({
    end_date: 'End date must be on or after the start date.',
  })
})

test('an employee number and a licence are unique, and the driver who has them is named', async () => {
  await makeDriver(app, { name: 'First Holder', employee_no: 'E-77', licence_no: '077777777' })
  const make = (fields: object) => allocator.call(calls.createDriver, { body: { ...jo, ...fields } })
  expect((await make({ employee_no: 'e-77' })).errors).toEqual({
    employee_no: 'First Holder already has this employee number.',
  })
  expect((await make({ ...vic, licence_no: '077 777 777' })).errors).toEqual({
    licence_no: 'First Holder already has this licence.',
  })
  expect((await make({ ...vic, licence_no: '077777777', licence_state: 'NSW' })).status).toBe(200)
})

test('a driver’s cost is for accounts and administrators only', async () => {
  const { id } = await makeDriver(app, { hourly_cost_cents: 5850 })
  const params = { id }
  const costs = async (caller: typeof admin) => {
    const { data: one } = await caller.call(calls.getDriver, { params })
    const { data } = await caller.call(calls.listDrivers, { query: { page_size: 200 } })
    return [one, data.find((driver) => driver.id === id)!].map((driver) => driver.hourly_cost_cents)
  }
  expect(await costs(allocator)).toEqual([undefined, undefined])
  expect((await sales.call(calls.getDriver, { params })).status).toBe(403)
  expect(await costs(accounts)).toEqual([5850, 5850])
  const body = { version: 1, hourly_cost_cents: 1 }
  expect((await allocator.call(calls.editDriver, { params, body })).status).toBe(403)
  expect((await accounts.call(calls.editDriver, { params, body })).status).toBe(403)
  const made = { body: { ...jo, hourly_cost_cents: 5000 } }
  expect((await allocator.call(calls.createDriver, made)).status).toBe(403)
  expect((await admin.call(calls.editDriver, { params, body })).data.hourly_cost_cents).toBe(1)
})

test('drivers see only themselves, a subcontractor its operators', async () => {
  const subcontractor_id = await companyOf(barwon.user_id)
  const operator = await makeDriver(app, {
    name: 'Own Operator',
    employment: 'subcontractor_operator',
    subcontractor_id,
  })
  const stranger = await makeDriver(app, { name: 'Some Stranger' })
  const seen = async (caller: typeof dan) =>
    (await caller.call(calls.listDrivers, { query: {} })).data.map(({ name }) => name)
  expect(await seen(dan)).toEqual(['Dan Okafor'])
  expect(await seen(barwon)).toEqual(['Own Operator'])
  expect((await dan.call(calls.getDriver, { params: { id: stranger.id } })).status).toBe(404)
  expect((await barwon.call(calls.getDriver, { params: { id: stranger.id } })).status).toBe(404)
  expect((await barwon.call(calls.getDriver, { params: { id: operator.id } })).data).toMatchObject({
    subcontractor: 'Barwon Haulage Pty Ltd',
  })
})

test('a driver is created, changed, made inactive and archived, and the log says so', async () => {
  const made = await allocator.call(calls.createDriver, { body: { ...jo, ...vic } })
  expect(made.data).toMatchObject({
    mobile: '61491570006',
    licence_no: '081234567',
    employment: 'employee_full',
    status: 'active',
    version: 1,
  })
  const { id } = made.data
  const params = { id }
  const edit = (version: number, fields: object) =>
    allocator.call(calls.editDriver, { params, body: { version, ...fields } })
  expect((await edit(1, { preferred_name: 'Joey' })).data).toMatchObject({ version: 2 })
  expect((await edit(1, { preferred_name: 'J' })).status).toBe(409)
  expect((await allocator.call(calls.deactivateDriver, { params, body: {} })).data.status).toBe('NotActive')
  expect(await allocator.call(calls.deactivateDriver, { params, body: {} })).toMatchObject({
    status: 409,
    message: 'This driver is already inactive.',
  })
  expect((await allocator.call(calls.activateDriver, { params, body: {} })).data.status).toBe('active')
  const gone = { body: { ids: [id, 9_999_999], reason: 'Left' } }
  expect((await allocator.call(calls.archiveDrivers, gone)).status).toBe(404)
  expect((await allocator.call(calls.archiveDrivers, { body: { ids: [id], reason: 'Left' } })).data).toEqual({
    archived: 1,
  })
  expect(await edit(5, { preferred_name: 'J' })).toMatchObject({
    status: 409,
    message: 'Restore this driver to change it.',
  })
  // The licence is free while its holder is archived, and in use again afterwards.
  const heir = await allocator.call(calls.createDriver, { body: { ...jo, name: 'Jo Heir', ...vic } })
  expect(heir.status).toBe(200)
  expect(await allocator.call(calls.restoreDrivers, { body: { ids: [id] } })).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^.+: Jo Heir already has this licence\.$/),
  })
  const log = await app.platform.db
    .selectFrom('activity_log')
    .select('action')
    .where('record_type', '=', 'driver')
    .where('record_id', '=', id)
    .orderBy('id')
    .execute()
  expect(log.map(({ action }) => action)).toEqual([
    'created',
    'updated',
    'deactivated',
    'activated',
    'archived',
  ])
})
