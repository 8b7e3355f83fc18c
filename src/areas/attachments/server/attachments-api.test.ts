import { expect, test } from 'vitest'
import { type Viewer, system } from '#platform/server/sessions/viewer.ts'
import { effectiveGrants } from '#shared/roles.ts'
import { testApp } from '#test/app.ts'
import { exported } from '#test/exports.ts'
import { makeAsset, makeCategory } from '#test/fleet.ts'
import { attachmentEndpoints as calls } from '../contract/endpoints.ts'
import { findAttachment, insertAttachment } from './attachment-store.ts'

const app = await testApp()
const accounts = await app.as('accounts')
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const safety = await app.as('safety')
const driver = await app.as('driver')
const subcontractor = await app.as('subcontractor')

const category = await makeCategory(app)
const hammer = {
  code: 'HAM-05',
  name: 'Rock hammer',
  kind: 'hammer' as const,
  compatible_category_ids: [category.id],
  min_tonne: 4,
  max_tonne: 7,
}
let made = 0
async function newAttachment(fields: object = {}) {
  made += 1
  const { data, status, text } = await allocator.call(calls.createAttachment, {
    body: { ...hammer, code: `A-${made}`, ...fields },
  })
  if (status !== 200) throw new Error(text)
  return data
}
const codesOf = async (caller: typeof allocator, query: object) =>
  (await caller.call(calls.listAttachments, { query })).data.map(({ code }) => code)

test('an attachment is refused without a session, without the right, and with wrong fields', async () => {
  expect(await app.visitor.call(calls.createAttachment, { body: hammer })).toMatchObject({ status: 401 })
  for (const caller of [accounts, sales, safety, driver])
    expect(await caller.call(calls.createAttachment, { body: hammer })).toMatchObject({ status: 403 })
  const wrong = await allocator.call(calls.createAttachment, {} as never, {
    raw: {
      code: '',
      name: 'H',
      kind: 'spoon',
      size_mm: 0,
      hitch_type: 'rope',
      min_tonne: -1,
      weight_kg: 1.5,
      compatible_category_ids: [],
      status: 'lost',
    },
  })
  expect(wrong).toMatchObject({
    status: 422,
    errors: {
      code: 'Code is required.',
      name: 'Name must be at least 2 characters.',
      kind: 'Kind is not one of the choices.',
      size_mm: 'Size must be a whole number from 1 to 20000.',
      hitch_type: 'Hitch is not one of the choices.',
      min_tonne: 'Lightest machine must be a number from 0 to 999.',
      weight_kg: 'Weight must be a whole number from 1 to 50000.',
      compatible_category_ids: 'Choose at least one category that it fits.',
      status: 'Status is not one of the choices.',
    },
  })
  const refusedFor = async (fields: object) =>
    (await allocator.call(calls.createAttachment, { body: { ...hammer, ...fields } })).errors
  expect(await refusedFor({ compatible_category_ids: [category.id, category.id] })).toEqual({
    compatible_category_ids: 'Choose each category once.',
  })
  expect(await refusedFor({ compatible_category_ids: [category.id, 9_999_999] })).toEqual({
    compatible_category_ids: 'Fits is not one of the choices.',
  })
  expect(await refusedFor({ asset_id: 9_999_999 })).toEqual({
    asset_id: 'Fixed to is not one of the choices.',
  })
  expect(await refusedFor({ min_tonne: 8, rate_cents: 3500 })).toEqual({
    max_tonne: 'The heaviest machine must not be lighter than the lightest.',
    rate_unit: 'Choose what the rate is charged by.',
  })
})

test('the database refuses an attachment that fits no category, or one that is not there', async () => {
  const write = (compatible_category_ids: number[]) =>
    app.platform.write(system, ({ tx }) =>
      insertAttachment(tx, { code: 'RAW', name: 'Raw', kind: 'other', compatible_category_ids }),
    )
  await expect(write([])).rejects.toMatchObject({ constraint: 'attachment_fits_a_category' })
  await expect(write([9_999_999])).rejects.toMatchObject({ constraint: 'attachment_categories_exist' })
})

test('an attachment is created, found, changed by one of two, archived and restored', async () => {
  const { data } = await allocator.call(calls.createAttachment, { body: hammer })
  const { id } = data
  expect(data).toMatchObject({
    ...hammer,
    asset_categories: [category.name],
    status: 'available',
    asset: null,
    version: 1,
  })
  expect(await codesOf(driver, { search: 'rock ham' })).toEqual(['HAM-05'])
  expect(await codesOf(sales, { asset_category_id: category.id, kind: 'hammer' })).toEqual(['HAM-05'])
  expect(await codesOf(sales, { kind: 'auger' })).toEqual([])
  const again = { ...hammer, code: 'ham-05', name: 'Other' }
  expect(await allocator.call(calls.createAttachment, { body: again })).toMatchObject({
    status: 422,
    errors: { code: 'Rock hammer already has this code.' },
  })

  const params = { id }
  const other = await makeCategory(app)
  const compatible_category_ids = [other.id, category.id]
  const changed = await allocator.call(calls.editAttachment, {
    params,
    body: { version: 1, compatible_category_ids },
  })
  expect(changed.data).toMatchObject({ asset_categories: [other.name, category.name], version: 2 })
  expect(
    await allocator.call(calls.editAttachment, { params, body: { version: 1, status: 'in_workshop' } }),
  ).toMatchObject({ status: 409, data: { current: { compatible_category_ids, version: 2 } } })
  await allocator.call(calls.archiveAttachments, { body: { ids: [id], reason: 'Worn out' } })
  const closed = { status: 409, message: 'Restore this attachment to change it.' }
  expect(
    await allocator.call(calls.editAttachment, { params, body: { version: 3, name: 'New' } }),
  ).toMatchObject(closed)
  expect(
    await allocator.request('POST', `/api/records/attachment/${id}/notes`, { payload: { body: 'Worn.' } }),
  ).toMatchObject(closed)
  const taken = await newAttachment({ code: 'HAM-05' })
  expect(await allocator.call(calls.restoreAttachments, { body: { ids: [id] } })).toMatchObject({
    status: 409,
    message: 'HAM-05 Rock hammer: Rock hammer already has this code.',
  })
  await allocator.call(calls.archiveAttachments, { body: { ids: [taken.id], reason: 'Test' } })
  expect((await allocator.call(calls.restoreAttachments, { body: { ids: [id] } })).status).toBe(200)
})

test('its history names the categories it fits', async () => {
  const { id } = await newAttachment()
  const other = await makeCategory(app)
  await allocator.call(calls.editAttachment, {
    params: { id },
    body: { version: 1, compatible_category_ids: [other.id] },
  })
  const history = await allocator.request('GET', `/api/records/attachment/${id}/history`)
  expect(history.text).toContain(other.name)
  expect(history.text).not.toContain('compatible_category_ids')
})

test('who may not see prices sees no rate and sets none', async () => {
  const { id } = await newAttachment({ rate_cents: 3512.25, rate_unit: 'hour' })
  const rateFor = async (caller: typeof allocator) =>
    (await caller.call(calls.getAttachment, { params: { id } })).data.rate_cents
  for (const caller of [accounts, allocator, sales]) expect(await rateFor(caller)).toBe(3512.25)
  for (const caller of [driver, safety]) expect(await rateFor(caller)).toBeUndefined()
})

test('a subcontractor sees and keeps the attachments on its own machines', async () => {
  const { rows } = await app.database.pool.query<{ id: number }>(
    'select subcontractor_id::int as id from app_user where id = $1',
    [subcontractor.user_id],
  )
  const subcontractor_id = rows[0]!.id
  const theirs = await makeAsset(app, { asset_owner: 'subcontractor', subcontractor_id })
  const ours = await makeAsset(app)
  const foreign = await newAttachment({ asset_id: ours.id })
  const loose = await newAttachment()
  for (const { id } of [foreign, loose]) {
    expect(await subcontractor.call(calls.getAttachment, { params: { id } })).toMatchObject({ status: 404 })
    const body = { version: 1, asset_id: theirs.id }
    expect(await subcontractor.call(calls.editAttachment, { params: { id }, body })).toMatchObject({
      status: 404,
    })
  }
  const create = (fields: object) =>
    subcontractor.call(calls.createAttachment, { body: { ...hammer, code: 'SUB-1', ...fields } })
  const notTheirs = { status: 422, errors: { asset_id: 'Fixed to is not one of the choices.' } }
  expect(await create({})).toMatchObject(notTheirs)
  expect(await create({ asset_id: ours.id })).toMatchObject(notTheirs)
  expect(await create({ asset_id: theirs.id, rate_cents: 100, rate_unit: 'day' })).toMatchObject({
    status: 403,
  })
  const { data } = await create({ asset_id: theirs.id })
  expect(data.asset).toBe(`${theirs.fleet_no} ${theirs.name}`)
  expect(await codesOf(subcontractor, {})).toEqual(['SUB-1'])
  const params = { id: data.id }
  expect(
    await subcontractor.call(calls.editAttachment, { params, body: { version: 1, asset_id: ours.id } }),
  ).toMatchObject(notTheirs)
  expect(
    await subcontractor.call(calls.editAttachment, { params, body: { version: 1, name: 'Their hammer' } }),
  ).toMatchObject({ status: 200, data: { name: 'Their hammer', is_changeable: 1 } })

  // A role that sees all of them and changes its own is told which those are.
  const viewer: Viewer = {
    ...system,
    subcontractor_id,
    grants: { ...effectiveGrants(7), 'attachments:read': 'all' },
  }
  const isChangeable = async (id: number) =>
    (await findAttachment(app.platform.db, viewer, id))?.is_changeable
  expect(await Promise.all([foreign.id, loose.id, data.id].map(isChangeable))).toEqual([0, 0, 1])
})

test('exporting attachments needs the right, and matches the list', async () => {
  const path = '/api/attachments/export'
  for (const caller of [sales, driver, subcontractor])
    expect(await caller.request('GET', path)).toMatchObject({ status: 403 })
  await newAttachment({
    code: 'AUG-450',
    name: 'Auger drive',
    kind: 'auger',
    size_mm: 450,
    hitch_type: 's_type',
    rate_cents: 2000,
    rate_unit: 'day',
  })
  const { rows } = await exported(allocator, path, 'kind=auger')
  expect(rows).toMatchObject([
    {
      Code: 'AUG-450',
      Kind: 'Auger',
      Hitch: 'S-type',
      Fits: category.name,
      'Charged by': 'Day',
      Status: 'Available',
    },
  ])
  const seen = await exported(safety, path, 'kind=auger')
  expect(Object.keys(seen.rows[0] ?? {})).not.toContain('Rate')
})
