import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { supplierEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const accounts = await app.as('accounts')
const allocator = await app.as('allocator')
const sales = await app.as('sales')

let made = 0
async function newSupplier() {
  made += 1
  const { data } = await accounts.call(calls.createSupplier, { body: { name: `Test supplier ${made}` } })
  return data.id
}
const add = async (id: number, body: { name: string; is_primary?: 0 | 1; mobile?: string }) =>
  (await allocator.call(calls.createSupplierContact, { params: { id }, body })).data
const listed = async (id: number, archived: '0' | '1' = '0') =>
  (await sales.call(calls.listSupplierContacts, { params: { id }, query: { archived } })).data
const found = async (search: string) =>
  (await sales.call(calls.listSuppliers, { query: { search } })).data.map((one) => one.id)

test('contacts are written with the supplier’s right, and refused by field', async () => {
  const id = await newSupplier()
  const body = { name: 'Jo', mobile: '12', email: 'at the gate' }
  expect((await sales.call(calls.createSupplierContact, { params: { id }, body })).status).toBe(403)
  expect(
    (await accounts.call(calls.createSupplierContact, { params: { id: 999_999 }, body: { name: 'Jo' } }))
      .status,
  ).toBe(404)
  expect(await accounts.call(calls.createSupplierContact, { params: { id }, body })).toMatchObject({
    status: 422,
    errors: {
      mobile: 'Enter an Australian mobile number, for example 0412 345 678.',
      email: 'Enter a valid email address.',
    },
  })
  const other = await newSupplier()
  const contact = await add(id, { name: 'Marg Tolliver' })
  const elsewhere = {
    params: { id: other, contact_id: contact.id },
    body: { version: 1, name: 'Taken over' },
  }
  expect((await accounts.call(calls.editSupplierContact, elsewhere)).status).toBe(404)
})

test('a supplier has one primary contact, also on simultaneous saves', async () => {
  const id = await newSupplier()
  await add(id, { name: 'Marg Tolliver', is_primary: 1 })
  const second = await add(id, { name: 'Bert Lindholm', is_primary: 1 })
  expect((await listed(id)).map(({ name, is_primary }) => [name, is_primary])).toEqual([
    ['Bert Lindholm', 1],
    ['Marg Tolliver', 0],
  ])
  const racing = await Promise.all(['Ada One', 'Ada Two'].map((name) => add(id, { name, is_primary: 1 })))
  expect(racing).toHaveLength(2)
  expect((await listed(id)).filter(({ is_primary }) => is_primary)).toHaveLength(1)
  const owner = await app.database.owner()
  await expect(
    owner.query('update supplier_contact set is_primary = true where supplier_id = $1', [id]),
  ).rejects.toThrow('supplier_contact_primary')
  const stale = { params: { id, contact_id: second.id }, body: { version: 1, position: 'Owner' } }
  expect((await accounts.call(calls.editSupplierContact, stale)).status).toBe(409)
})

test('a supplier is found by its contacts, which are archived and restored with a log', async () => {
  const id = await newSupplier()
  const { id: contact_id } = await add(id, { name: 'Ngaire Hohepa', mobile: '0491 570 156' })
  expect(await found('hohepa')).toEqual([id])
  expect(await found('0491570156')).toEqual([id])
  const params = { id, contact_id }
  await accounts.call(calls.archiveSupplierContact, { params, body: {} })
  expect([await listed(id), (await listed(id, '1')).length, await found('hohepa')]).toEqual([[], 1, []])
  await accounts.call(calls.restoreSupplierContact, { params, body: {} })
  expect(await accounts.call(calls.restoreSupplierContact, { params, body: {} })).toMatchObject({
    status: 409,
    message: 'This contact is not archived.',
  })
  const log = await app.platform.db
    .selectFrom('activity_log')
    .select(['action', 'part'])
    .where('record_type', '=', 'supplier')
    .where('record_id', '=', id)
    .where('part', 'is not', null)
    .orderBy('id')
    .execute()
  const part = 'Ngaire Hohepa'
  expect(log).toEqual([
    { action: 'contact added', part },
    { action: 'contact archived', part },
    { action: 'contact restored', part },
  ])
  const { data } = await accounts.call(calls.getSupplier, { params: { id } })
  expect(data.version).toBe(1)
})

test('an archived supplier’s contacts do not change', async () => {
  const id = await newSupplier()
  await accounts.call(calls.archiveSuppliers, { body: { ids: [id], reason: 'Closed' } })
  expect(
    await accounts.call(calls.createSupplierContact, { params: { id }, body: { name: 'Jo' } }),
  ).toMatchObject({ status: 409, message: 'Restore this supplier to change it.' })
})
