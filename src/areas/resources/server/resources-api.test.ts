import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { makeAsset, makeCategory, makeSubcontractor } from '#test/fleet.ts'
import { resourceEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const admin = await app.as('administrator')
const accounts = await app.as('accounts')
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const safety = await app.as('safety')
const dan = await app.as('driver')
const barwon = await app.as('subcontractor')

const excavators = await makeCategory(app, { name: 'Excavator 5T' })
const trucks = await makeCategory(app, { name: 'Truck & dog', asset_group: 'truck' })
const digger = { fleet_no: 'EX05-01', name: 'Kubota U55', asset_category_id: excavators.id }

const own = (user_id: number) =>
  app.platform.db
    .selectFrom('app_user')
    .select(['driver_id', 'subcontractor_id'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()

test('an asset is refused without a session, to those without the right, and with wrong fields', async () => {
  expect((await app.visitor.call(calls.createAsset, { body: digger })).status).toBe(401)
  for (const caller of [accounts, sales, safety, dan, barwon])
    expect((await caller.call(calls.createAsset, { body: digger })).status).toBe(403)
  const wrong = async (fields: object) =>
    (await allocator.call(calls.createAsset, {} as never, { raw: { ...digger, ...fields } })).errors
  expect(await wrong({ fleet_no: '', name: 'K', year: 1900, operating_mass_t: 0, smu_current: -1 })).toEqual({
    fleet_no: 'Fleet number is required.',
    name: 'Name must be at least 2 characters.',
    year: 'Year must be 1950 or later.',
    operating_mass_t: 'Operating mass must be more than 0.',
    smu_current: 'Hours must be a number from 0 to 9,999,999.',
  })
  expect(await wrong({ gcm_t: 0, axles: 21, reach_m: 100 })).toEqual({
    gcm_t: 'GCM must be more than 0.',
    axles: 'Axles must be a whole number from 1 to 20.',
    reach_m: 'Reach must be a number from 0 to 99.',
  })
  expect(await wrong({ rego_no: '1AB_2CD', rego_state: 'VIC' })).toEqual({
    rego_no: 'Enter a registration number using letters and numbers only.',
  })
  expect(await wrong({ vin: 'IOQ45678901234567' })).toEqual({
    vin: 'VIN must have 17 characters and no I, O or Q.',
  })
  expect(await wrong({ asset_category_id: 99_999 })).toEqual({
    asset_category_id: 'Category is not one of the choices.',
  })
  expect(await wrong({ asset_category_id: trucks.id })).toEqual({ rego_no: 'Registration is required.' })
  expect(await wrong({ rego_no: '1AB2CD' })).toEqual({ rego_state: 'Registration state is required.' })
  expect(await wrong({ asset_owner: 'subcontractor' })).toEqual({
    subcontractor_id: 'Subcontractor is required.',
  })
  expect(await wrong({ year: 2028 })).toEqual({ year: 'Year must be 2027 or earlier.' })
  expect(await wrong({ purchase_price_cents: 1 })).toEqual({
    purchase_price_cents: 'This field is not known.',
  })
})

test('fleet numbers, plates and VINs are unique, even when two are saved at once', async () => {
  const marks = { rego_no: '1zz-9aa', rego_state: 'VIC', vin: '1M8GDM9AXKP042788' } as const
  const first = await allocator.call(calls.createAsset, {
    body: { ...digger, ...marks, fleet_no: 'EX05-09' },
  })
  expect(first.data).toMatchObject({ rego_no: '1ZZ9AA', vin: marks.vin })
  const make = async (fields: object) =>
    (await allocator.call(calls.createAsset, { body: { ...digger, fleet_no: 'EX05-10', ...fields } })).errors
  expect(await make({ fleet_no: 'ex05-09' })).toEqual({ fleet_no: 'EX05-09 is already in the fleet.' })
  expect(await make({ rego_no: '1ZZ 9AA', rego_state: 'VIC' })).toEqual({
    rego_no: 'EX05-09 already uses this registration.',
  })
  expect(await make({ vin: marks.vin })).toEqual({ vin: 'EX05-09 already has this VIN.' })
  const body = { ...digger, rego_no: 'RACE1', rego_state: 'VIC' } as const
  const both = await Promise.all(
    ['R-1', 'R-2'].map((fleet_no) => allocator.call(calls.createAsset, { body: { ...body, fleet_no } })),
  )
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  const won = both.find(({ status }) => status === 200)!.data.fleet_no
  expect(both.find(({ status }) => status === 422)!.errors).toEqual({
    rego_no: `${won} already uses this registration.`,
  })
})

test('an asset’s cost is for accounts and administrators only', async () => {
  const { id } = await makeAsset(app)
  const params = { id }
  const cost = { version: 1, purchase_price_cents: 18_500_000, purchased_on: '2024-03-01' }
  for (const caller of [allocator, sales, safety, dan])
    expect((await caller.call(calls.setAssetCost, { params, body: cost })).status).toBe(403)
  expect((await accounts.call(calls.setAssetCost, { params, body: cost })).data).toMatchObject({
    purchase_price_cents: 18_500_000,
  })
  const { data: seen } = await allocator.call(calls.getAsset, { params })
  expect(seen).not.toHaveProperty('purchase_price_cents')
  expect(seen).not.toHaveProperty('purchased_on')
  expect((await admin.call(calls.getAsset, { params })).data.purchased_on).toBe('2024-03-01')
})

test('an asset goes off road with a reason and back, by people with the right', async () => {
  const { id } = await makeAsset(app)
  const params = { id }
  const off = { params, body: { reason: 'Track adjuster leaks' } }
  for (const caller of [sales, accounts, dan, barwon])
    expect((await caller.call(calls.takeOffRoad, off)).status).toBe(403)
  expect((await safety.call(calls.takeOffRoad, { params, body: { reason: '' } })).errors).toEqual({
    reason: 'Reason is required.',
  })
  expect((await safety.call(calls.putBackOnRoad, { params, body: {} })).message).toBe(
    'This machine is on the road.',
  )
  expect((await safety.call(calls.takeOffRoad, off)).data).toMatchObject({
    status: 'off_road',
    off_road_reason: 'Track adjuster leaks',
  })
  expect(await allocator.call(calls.takeOffRoad, off)).toMatchObject({
    status: 409,
    message: 'This machine is already off road.',
  })
  expect((await allocator.call(calls.putBackOnRoad, { params, body: {} })).data).toMatchObject({
    status: 'available',
    off_road_reason: null,
  })
  const sell = (sold_on: string) => allocator.call(calls.sellAsset, { params, body: { sold_on } })
  expect((await sell('2026-12-01')).errors).toEqual({ sold_on: 'Date cannot be in the future.' })
  expect((await sell('2026-11-19')).data).toMatchObject({ status: 'sold', sold_on: '2026-11-19' })
  expect((await allocator.call(calls.takeOffRoad, off)).message).toBe('This machine is sold.')
})

test('drivers see the plant they usually drive, a subcontractor its own', async () => {
  const { driver_id } = await own(dan.user_id)
  const { subcontractor_id } = await own(barwon.user_id)
  const usual = await makeAsset(app, { default_driver_id: driver_id })
  const theirs = await makeAsset(app, { asset_owner: 'subcontractor', subcontractor_id })
  const other = await makeSubcontractor(app, { abn: '74900000041' })
  const stranger = await makeAsset(app, { asset_owner: 'subcontractor', subcontractor_id: other.id })
  const seen = async (caller: typeof dan) =>
    (await caller.call(calls.listAssets, { query: {} })).data.map(({ id }) => id)
  expect(await seen(dan)).toEqual([usual.id])
  expect(await seen(barwon)).toEqual([theirs.id])
  for (const caller of [dan, barwon])
    expect((await caller.call(calls.getAsset, { params: { id: stranger.id } })).status).toBe(404)
})

test('assets are found by number, plate and filters, archived together or not at all', async () => {
  const truck = await makeAsset(app, { asset_category_id: trucks.id, fleet_no: 'TD-44', rego_no: 'QQ44QQ' })
  const find = async (query: object) =>
    (await sales.call(calls.listAssets, { query })).data.map(({ fleet_no }) => fleet_no)
  expect(await find({ search: 'qq44' })).toEqual(['TD-44'])
  expect(await find({ asset_group: 'truck' })).toEqual(['TD-44'])
  expect(await find({ asset_category_id: trucks.id, status: 'off_road' })).toEqual([])
  const both = (ids: number[]) => allocator.call(calls.archiveAssets, { body: { ids, reason: 'Gone' } })
  expect((await both([truck.id, 9_999_999])).status).toBe(404)
  expect((await both([truck.id])).data).toEqual({ archived: 1 })
  expect(await find({ search: 'qq44' })).toEqual([])
  expect(await find({ search: 'qq44', archived: '1' })).toEqual(['TD-44'])
  expect(
    (await allocator.call(calls.editAsset, { params: { id: truck.id }, body: { version: 2 } })).message,
  ).toBe('Restore this machine to change it.')
  expect((await allocator.call(calls.restoreAssets, { body: { ids: [truck.id] } })).data).toEqual({
    restored: 1,
  })
})

test('a category has a unique name, and is archived only when empty', async () => {
  const body = { name: 'Excavator 5t', asset_group: 'excavator' } as const
  expect((await sales.call(calls.createCategory, { body })).status).toBe(403)
  expect((await allocator.call(calls.createCategory, { body })).errors).toEqual({
    name: 'Another category already has this name.',
  })
  const { data: made } = await allocator.call(calls.createCategory, { body: { ...body, name: 'Dumper' } })
  expect(made).toMatchObject({ unit: 'hour', default_min_hours: 4, is_visible: 1, assets: 0 })
  const edit = { params: { id: made.id }, body: { version: 1, is_visible: 0 } } as const
  expect((await allocator.call(calls.editCategory, edit)).data).toMatchObject({ is_visible: 0, version: 2 })
  expect((await allocator.call(calls.editCategory, edit)).status).toBe(409)
  await makeAsset(app, { asset_category_id: made.id })
  const archive = { body: { ids: [made.id], reason: 'Not hired' } }
  expect(await allocator.call(calls.archiveCategories, archive)).toMatchObject({
    status: 409,
    message: 'Dumper: It has 1 asset. Move them first.',
  })
  const { data: forDriver } = await dan.call(calls.listCategories, { query: {} })
  expect(forDriver.find(({ id }) => id === made.id)).toMatchObject({ assets: 0 })
})

test('assets move to other categories in one change, or none if one was moved meanwhile', async () => {
  const to = (await makeCategory(app)).id
  const [one, two] = [await makeAsset(app), await makeAsset(app)]
  const from = (asset: typeof one) => ({ row_id: asset.id, column_id: asset.asset_category_id })
  const into = (asset: typeof one) => ({ row_id: asset.id, column_id: to })
  const move = (caller: typeof sales, ...assets: (typeof one)[]) =>
    caller.call(calls.moveAssets, { body: { added: assets.map(into), removed: assets.map(from) } })
  for (const caller of [sales, accounts, safety, dan, barwon])
    expect((await move(caller, one)).status).toBe(403)
  expect((await move(allocator, one)).data).toEqual({ changed: 1 })
  expect(await move(allocator, two, one)).toMatchObject({
    status: 409,
    message: `${one.fleet_no} ${one.name}: Someone else moved it to another category. Check and save again.`,
  })
  const { data: rows } = await sales.call(calls.assetsByCategory, {})
  expect(rows.find(({ id }) => id === one.id)?.ticked).toEqual([to])
  expect(rows.find(({ id }) => id === two.id)?.ticked).toEqual([two.asset_category_id])
  const plain = await makeAsset(app, { rego_no: null, rego_state: null, rego_expires_on: null })
  const truck = { added: [{ row_id: plain.id, column_id: trucks.id }], removed: [from(plain)] }
  expect(await allocator.call(calls.moveAssets, { body: truck })).toMatchObject({ status: 409 })
})
