import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { subcontractorEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const admin = await app.as('administrator')
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const safety = await app.as('safety')
const driver = await app.as('driver')
const barwon = await app.as('subcontractor')
await app.as('otherSubcontractor')

const quarry = { name: 'Quarry Road Cartage', abn: '74 900 000 041' }

async function idOf(name: string): Promise<number> {
  const { data } = await admin.call(calls.listSubcontractors, { query: { search: name } })
  return data[0]!.id
}

test('a subcontractor is refused without a session, without the right, and with wrong fields', async () => {
  const make = { body: quarry }
  expect((await app.visitor.call(calls.createSubcontractor, make)).status).toBe(401)
  for (const caller of [sales, safety, driver, barwon])
    expect((await caller.call(calls.createSubcontractor, make)).status).toBe(403)
  expect((await driver.call(calls.listSubcontractors, { query: {} })).status).toBe(403)
  expect(
    await allocator.call(calls.createSubcontractor, {} as never, { raw: { name: 'Q', mobile: '12' } }),
  ).toMatchObject({
    status: 422,
    errors: {
      name: 'Name must be at least 2 characters.',
      abn: 'ABN is required.',
      mobile: 'Enter an Australian mobile number, for example 0412 345 678.',
    },
  })
  const slow = { ...quarry, is_owner_driver: 1, payment_terms: 'EOM30' } as const
  expect(await allocator.call(calls.createSubcontractor, { body: slow })).toMatchObject({
    status: 422,
    errors: { payment_terms: 'An owner driver must be paid within 30 days.' },
  })
})

test('an ABN is unique, even when two are saved at once', async () => {
  const duplicate = { body: { name: 'Copy', abn: '32 900 000 025' } }
  expect(await allocator.call(calls.createSubcontractor, duplicate)).toMatchObject({
    status: 422,
    errors: { abn: 'Barwon Haulage Pty Ltd already has this ABN.' },
  })
  const body = { name: 'Racing Cartage', abn: '83 900 000 059' }
  const both = await Promise.all([1, 2].map(() => allocator.call(calls.createSubcontractor, { body })))
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  expect(both.find(({ status }) => status === 422)!.errors).toEqual({
    abn: 'Racing Cartage already has this ABN.',
  })
})

test('a subcontractor sees its own company and no other, and not why it was suspended', async () => {
  const own = await idOf('barwon')
  const other = await idOf('tully')
  const listed = await barwon.call(calls.listSubcontractors, { query: {} })
  expect(listed).toMatchObject({ total: 1, data: [{ id: own }] })
  expect((await barwon.call(calls.getSubcontractor, { params: { id: other } })).status).toBe(404)
  expect((await barwon.call(calls.approveSubcontractor, { params: { id: own }, body: {} })).status).toBe(403)
  expect(
    (await allocator.call(calls.suspendSubcontractor, { params: { id: own }, body: { reason: 'x' } })).status,
  ).toBe(403)
  const suspended = await admin.call(calls.suspendSubcontractor, {
    params: { id: own },
    body: { reason: 'Insurance has lapsed' },
  })
  expect(suspended.data).toMatchObject({ status: 'suspended', suspended_reason: 'Insurance has lapsed' })
  expect((await barwon.call(calls.getSubcontractor, { params: { id: own } })).data).toMatchObject({
    status: 'suspended',
    suspended_reason: null,
  })
  const again = { params: { id: own }, body: { reason: 'Again' } }
  expect(await admin.call(calls.suspendSubcontractor, again)).toMatchObject({
    status: 409,
    message: 'This subcontractor is already suspended.',
  })
})

test('one is created, waits for approval, is changed and approved, and the log says so', async () => {
  const made = await allocator.call(calls.createSubcontractor, { body: quarry })
  expect(made.data).toMatchObject({ abn: '74900000041', status: 'pending', payment_terms: '30', version: 1 })
  const { id } = made.data
  const params = { id }
  const edited = await allocator.call(calls.editSubcontractor, {
    params,
    body: { version: 1, suburb: 'Epping' },
  })
  expect(edited.data).toMatchObject({ suburb: 'Epping', version: 2 })
  const stale = { params, body: { version: 1, suburb: 'Altona' } }
  expect((await allocator.call(calls.editSubcontractor, stale)).status).toBe(409)
  expect((await admin.call(calls.approveSubcontractor, { params, body: {} })).data.status).toBe('approved')
  expect(await admin.call(calls.approveSubcontractor, { params, body: {} })).toMatchObject({
    status: 409,
    message: 'This subcontractor is already approved.',
  })
  const log = await app.platform.db
    .selectFrom('activity_log')
    .select('action')
    .where('record_type', '=', 'subcontractor')
    .where('record_id', '=', id)
    .orderBy('id')
    .execute()
  expect(log.map(({ action }) => action)).toEqual(['created', 'updated', 'approved'])
})
