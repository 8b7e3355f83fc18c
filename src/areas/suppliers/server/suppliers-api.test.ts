import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { exported, lastExport } from '#test/exports.ts'
import { supplierEndpoints as calls } from '../contract/endpoints.ts'
import type { SupplierInput } from '../contract/supplier.ts'

const app = await testApp()
const accounts = await app.as('accounts')
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const safety = await app.as('safety')
const driver = await app.as('driver')
const subcontractor = await app.as('subcontractor')

const quarry: SupplierInput = {
  name: 'Calder Quarry',
  abn: '74 900 000 041',
  categories: ['tip', 'material'],
}

let made = 0
async function newSupplier(fields: object = {}) {
  made += 1
  const { data, status, text } = await accounts.call(calls.createSupplier, {
    body: { name: `Test supplier ${made}`, ...fields },
  })
  if (status !== 200) throw new Error(text)
  return data
}
const idsOf = async (query: object) =>
  (await sales.call(calls.listSuppliers, { query })).data.map(({ id }) => id)

test('a supplier is refused without a session, without the right, and with wrong fields', async () => {
  expect(await app.visitor.call(calls.createSupplier, { body: quarry })).toMatchObject({
    status: 401,
    message: 'Token is Expired',
  })
  const refused = { status: 403, message: 'You are not Authorized for this action.' }
  for (const caller of [driver, subcontractor])
    expect(await caller.call(calls.listSuppliers, { query: {} })).toMatchObject(refused)
  for (const caller of [sales, safety, driver, subcontractor])
    expect(await caller.call(calls.createSupplier, { body: quarry })).toMatchObject(refused)
  const wrong = await accounts.call(calls.createSupplier, {} as never, {
    raw: {
      name: 'Q',
      abn: '12 345 678 901',
      categories: ['tip', 'tip'],
      email: 'at the gate',
      phone: '12',
      website: 'nowhere',
      postcode: '30',
      payment_terms: '90',
      supplier_no: 'S-7',
    },
  })
  expect(wrong).toMatchObject({
    status: 422,
    errors: {
      name: 'Name must be at least 2 characters.',
      abn: 'This ABN is not valid. Check the digits.',
      categories: 'Choose each category once.',
      email: 'Enter a valid email address.',
      phone: 'Enter a valid Australian phone number.',
      website: 'Enter a web address like www.example.com.',
      postcode: 'Postcode must have 4 digits.',
      payment_terms: 'Payment terms is not one of the choices.',
      supplier_no: 'This field is not known.',
    },
  })
  expect((await sales.call(calls.listSuppliers, { query: {} })).total).toBe(0)
})

test('an ABN is unique, also on simultaneous saves, edits and restores', async () => {
  const first = await newSupplier({ name: 'Merri Creek Recyclers', abn: '32 900 000 025' })
  const inUse = { status: 422, errors: { abn: 'Merri Creek Recyclers already has this ABN.' } }
  const body = { name: 'Copy', abn: '32900000025' }
  expect(await allocator.call(calls.createSupplier, { body })).toMatchObject(inUse)
  const { id } = await newSupplier()
  expect(
    await accounts.call(calls.editSupplier, { params: { id }, body: { version: 1, abn: body.abn } }),
  ).toMatchObject(inUse)

  await accounts.call(calls.archiveSuppliers, { body: { ids: [first.id], reason: 'Closed' } })
  await newSupplier({ name: 'New owner', abn: body.abn })
  expect(await accounts.call(calls.restoreSuppliers, { body: { ids: [first.id] } })).toMatchObject({
    status: 409,
    message: 'Merri Creek Recyclers: New owner already has this ABN.',
  })

  const race = { name: 'Racing Quarries', abn: '83 900 000 059' }
  const both = await Promise.all([1, 2].map(() => accounts.call(calls.createSupplier, { body: race })))
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  expect(both.find(({ status }) => status === 422)!.errors).toEqual({
    abn: 'Racing Quarries already has this ABN.',
  })
})

test('a supplier is created, found, changed and archived, and the log says so', async () => {
  const { data } = await allocator.call(calls.createSupplier, { body: quarry })
  const { id } = data
  expect(data).toMatchObject({
    supplier_no: `S-${String(id).padStart(6, '0')}`,
    abn: '74900000041',
    categories: ['tip', 'material'],
    payment_terms: '30',
    version: 1,
  })
  for (const search of ['calder', data.supplier_no, '74900000041'])
    expect(await idsOf({ search }), search).toEqual([id])
  expect(await idsOf({ category: 'material' })).toEqual([id])
  expect(await idsOf({ category: 'fuel' })).toEqual([])
  const edited = await accounts.call(calls.editSupplier, {
    params: { id },
    body: { version: 1, categories: ['tip'], payment_terms: '14', phone: '(03) 5550 0111' },
  })
  expect(edited.data).toMatchObject({
    categories: ['tip'],
    payment_terms: '14',
    phone: '0355500111',
    version: 2,
  })
  await accounts.call(calls.archiveSuppliers, { body: { ids: [id], reason: 'Closed' } })
  expect(await idsOf({ search: 'calder' })).toEqual([])
  expect(await idsOf({ search: 'calder', archived: '1' })).toEqual([id])
  await accounts.call(calls.restoreSuppliers, { body: { ids: [id] } })
  const log = await app.platform.db
    .selectFrom('activity_log')
    .select(['action', 'actor', 'reason'])
    .where('record_type', '=', 'supplier')
    .where('record_id', '=', id)
    .orderBy('id')
    .execute()
  expect(log).toEqual([
    { action: 'created', actor: 'Alby Wills', reason: null },
    { action: 'updated', actor: 'Con Petrou', reason: null },
    { action: 'archived', actor: 'Con Petrou', reason: 'Closed' },
    { action: 'restored', actor: 'Con Petrou', reason: null },
  ])
})

test('several are archived together or not at all', async () => {
  const [one, other] = [await newSupplier({ name: 'Pair one' }), await newSupplier({ name: 'Pair two' })]
  const ids = [one.id, other.id]
  expect(
    await accounts.call(calls.archiveSuppliers, { body: { ids: [...ids, 999_999], reason: 'Old' } }),
  ).toMatchObject({ status: 404 })
  expect(await idsOf({ search: 'pair' })).toEqual(ids)
  expect(
    (await accounts.call(calls.archiveSuppliers, { body: { ids: [...ids, ...ids], reason: 'Old' } })).data,
  ).toEqual({ archived: 2 })
  expect(await accounts.call(calls.archiveSuppliers, { body: { ids, reason: 'Old' } })).toMatchObject({
    status: 409,
    message: 'Pair one: This supplier is already archived.',
  })
  expect((await accounts.call(calls.restoreSuppliers, { body: { ids } })).data).toEqual({ restored: 2 })
  expect(await accounts.call(calls.restoreSuppliers, { body: { ids } })).toMatchObject({
    status: 409,
    message: 'Pair one: This supplier is not archived.',
  })
})

test('an archived supplier refuses edits and notes until restored', async () => {
  const { id } = await newSupplier()
  const notes = `/api/records/supplier/${id}/notes`
  await accounts.call(calls.archiveSuppliers, { body: { ids: [id], reason: 'Old' } })
  const closed = { status: 409, message: 'Restore this supplier to change it.' }
  expect(
    await accounts.call(calls.editSupplier, { params: { id }, body: { version: 2, name: 'New name' } }),
  ).toMatchObject(closed)
  const note = { payload: { body: 'Ask for the weighbridge ticket.' } }
  expect(await accounts.request('POST', notes, note)).toMatchObject(closed)
  await accounts.call(calls.restoreSuppliers, { body: { ids: [id] } })
  expect((await accounts.request('POST', notes, note)).status).toBe(200)
  expect((await sales.request('GET', notes)).text).toContain('weighbridge')
  expect((await sales.request('POST', notes, note)).status).toBe(403)
  for (const part of ['notes', 'documents', 'history'])
    expect((await driver.request('GET', `/api/records/supplier/${id}/${part}`)).status, part).toBe(404)
})

test('the second of two editors sees both values', async () => {
  const { id } = await newSupplier()
  await accounts.call(calls.editSupplier, { params: { id }, body: { version: 1, payment_terms: '7' } })
  const late = await allocator.call(calls.editSupplier, {
    params: { id },
    body: { version: 1, payment_terms: '14' },
  })
  expect(late).toMatchObject({
    status: 409,
    data: { changed_by: 'Con Petrou', current: { payment_terms: '7', version: 2 } },
  })
  expect(late.text).not.toContain('search_text')
})

test('exporting suppliers needs the right, and matches the list', async () => {
  const path = '/api/suppliers/export'
  for (const caller of [sales, safety, driver, subcontractor])
    expect(await caller.request('GET', path)).toMatchObject({ status: 403 })
  for (const query of ['sort=name', 'page=2', 'category=boat'])
    expect(await accounts.request('GET', `${path}?${query}`), query).toMatchObject({ status: 422 })
  const { id, supplier_no } = await newSupplier({
    name: 'Bayline, "bulk" fuel',
    abn: '11 900 000 017',
    categories: ['fuel', 'parts'],
    phone: '0355500111',
  })
  const { rows } = await exported(allocator, path, 'category=fuel')
  expect(rows).toMatchObject([
    {
      Number: supplier_no,
      Name: 'Bayline, "bulk" fuel',
      ABN: '11 900 000 017',
      Supplies: 'Fuel, Parts',
      Phone: '03 5550 0111',
      'Payment terms': '30 days',
      Added: '2026-11-20',
      Archived: '',
    },
  ])
  expect(await lastExport(app, 'supplier')).toEqual({
    actor: 'Alby Wills',
    record_label: 'Suppliers',
    after: { category: 'fuel' },
  })
  await accounts.call(calls.archiveSuppliers, { body: { ids: [id], reason: 'Closed' } })
  const archived = await exported(accounts, path, 'archived=1&search=bayline')
  expect(archived.rows).toMatchObject([{ Number: supplier_no, 'Reason for archiving': 'Closed' }])
})
