import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { makeAsset, makeDriver } from '#test/fleet.ts'
import { tagsEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const admin = await app.as('administrator')
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const safety = await app.as('safety')
const dan = await app.as('driver')
const subcontractor = await app.as('subcontractor')

const own = await app.platform.db
  .selectFrom('app_user')
  .select('driver_id')
  .where('id', '=', dan.user_id)
  .executeTakeFirstOrThrow()
const danId = own.driver_id ?? 0

const makeTag = async (name: string) =>
  (await allocator.call(calls.createTag, { body: { name, tag_type: 'user' } })).data.id
const night = await makeTag('Night shift')
const weekend = await makeTag('Weekend')
const voc = (await safety.call(calls.createSkill, { body: { name: 'VOC Roller', licence_class: 'HR' } })).data
  .id

const tick = (row_id: number, column_id: number) => ({ row_id, column_id })
const history = async (type: string, id: number) => {
  const { data } = await admin.request('GET', `/api/records/${type}/${id}/history`)
  return (data as { entries: { action: string; before: unknown; after: unknown }[] }).entries
}

test('who may not is refused', async () => {
  const body = { added: [tick(danId, night)], removed: [] }
  expect((await app.visitor.call(calls.tagDrivers, { body })).status).toBe(401)
  for (const caller of [sales, safety, dan, subcontractor]) {
    expect((await caller.call(calls.tagDrivers, { body })).status).toBe(403)
    expect((await caller.call(calls.tagAssets, { body })).status).toBe(403)
  }
  for (const caller of [sales, dan, subcontractor])
    expect((await caller.call(calls.skillDrivers, { body })).status).toBe(403)
  expect((await subcontractor.call(calls.driversByTag, {})).status).toBe(403)
})

test('many ticks are one change, with the history of each person; the inverse undoes it', async () => {
  const other = await makeDriver(app, { name: 'Una Quinn', employee_no: 'E-900' })
  const body = {
    added: [tick(danId, night), tick(danId, weekend), tick(other.id, night)],
    removed: [tick(other.id, weekend)],
  }
  expect((await allocator.call(calls.tagDrivers, { body })).data).toEqual({ changed: 3 })
  const { data: rows } = await sales.call(calls.driversByTag, {})
  expect(rows.find(({ id }) => id === other.id)).toEqual({
    id: other.id,
    name: 'Una Quinn',
    hint: 'E-900',
    ticked: [night],
  })
  const [entry] = await history('driver', danId)
  expect(entry).toMatchObject({
    action: 'updated',
    before: { tags: [] },
    after: { tags: ['Night shift', 'Weekend'] },
  })
  // A second time nothing changes, and nothing is logged.
  const before = (await history('driver', danId)).length
  expect((await allocator.call(calls.tagDrivers, { body })).data).toEqual({ changed: 0 })
  expect(await history('driver', danId)).toHaveLength(before)
  const inverse = { added: [], removed: body.added }
  expect((await allocator.call(calls.tagDrivers, { body: inverse })).data).toEqual({ changed: 3 })
  expect((await sales.call(calls.driversByTag, {})).data.flatMap(({ ticked }) => ticked)).toEqual([])
})

test('assets are tagged in a grid like people', async () => {
  const [one, two] = [await makeAsset(app), await makeAsset(app)]
  const body = { added: [tick(one.id, night), tick(two.id, weekend)], removed: [] }
  expect((await allocator.call(calls.tagAssets, { body })).data).toEqual({ changed: 2 })
  const { data: rows } = await sales.call(calls.assetsByTag, {})
  expect(rows.find(({ id }) => id === one.id)).toEqual({
    id: one.id,
    name: one.fleet_no,
    hint: one.name,
    ticked: [night],
  })
  expect((await dan.call(calls.assetsByTag, {})).status).toBe(403)
  expect((await subcontractor.call(calls.assetsByTag, {})).status).toBe(403)
  await allocator.call(calls.tagAssets, { body: { added: [], removed: body.added } })
})

test('all or none: a missing or archived person, and an archived tag', async () => {
  const gone = await makeDriver(app, { name: 'Gus Old' })
  await app.platform.db
    .updateTable('driver')
    .set({ archived_at: '2026-11-01T00:00:00Z' })
    .where('id', '=', gone.id)
    .execute()
  const tags = (...added: ReturnType<typeof tick>[]) =>
    allocator.call(calls.tagDrivers, { body: { added, removed: [] } })
  expect((await tags(tick(danId, night), tick(9_999_999, night))).status).toBe(404)
  expect(await tags(tick(danId, night), tick(gone.id, night))).toMatchObject({
    status: 409,
    message: 'Gus Old: Restore this driver to change it.',
  })
  const old = await makeTag('Old word')
  await allocator.call(calls.archiveTags, { body: { ids: [old], reason: 'Old' } })
  expect(await tags(tick(danId, night), tick(danId, old))).toMatchObject({
    status: 409,
    message: 'Some of these tags are archived. Reload and check.',
  })
  const many = Array.from({ length: 1001 }, () => tick(danId, night))
  expect((await tags(...many)).status).toBe(422)
  expect((await allocator.call(calls.getDriverTags, { params: { id: danId } })).data.tags).toEqual([])
})

test('two who tick the same cells at once both succeed, and it is given once', async () => {
  const driver = await makeDriver(app)
  const body = { added: [tick(driver.id, night), tick(danId, weekend)], removed: [] }
  const both = await Promise.all([
    allocator.call(calls.tagDrivers, { body }),
    admin.call(calls.tagDrivers, { body: { ...body, added: body.added.toReversed() } }),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both.reduce((sum, { data }) => sum + data.changed, 0)).toBe(2)
  const insert = (values: object) => app.platform.db.insertInto('holding').values(values).execute()
  await expect(insert({ driver_id: driver.id, tag_id: night })).rejects.toThrow('holding_once')
  await expect(insert({ driver_id: driver.id, asset_id: 1, tag_id: night })).rejects.toThrow('holding_holder')
  await expect(insert({ driver_id: driver.id, tag_id: night, skill_id: voc })).rejects.toThrow('holding_of')
  await expect(insert({ asset_id: 1, skill_id: voc })).rejects.toThrow('holding_of')
})

test('drivers see their own tags and skills with what proves each, and nobody else’s', async () => {
  const other = await makeDriver(app, { licence_class: 'C' })
  const body = { added: [tick(danId, voc), tick(other.id, voc)], removed: [] }
  expect((await safety.call(calls.skillDrivers, { body })).data).toEqual({ changed: 2 })
  expect((await dan.call(calls.driversBySkill, {})).data).toMatchObject([{ id: danId, ticked: [voc] }])
  const { data } = await dan.call(calls.getDriverTags, { params: { id: danId } })
  expect(data.tags).toMatchObject([{ name: 'Weekend', hex: null }])
  expect(data.skills).toMatchObject([{ name: 'VOC Roller', licence_class: 'HR' }])
  expect((await dan.call(calls.getDriverTags, { params: { id: other.id } })).status).toBe(404)
  const { data: theirs } = await sales.call(calls.getDriverTags, { params: { id: other.id } })
  expect(theirs.skills).toMatchObject([{ state: 'missing' }])
})

test('an asset has tags, with its history', async () => {
  const asset = await makeAsset(app)
  const body = { added: [tick(asset.id, weekend)], removed: [] }
  expect((await allocator.call(calls.tagAssets, { body })).data).toEqual({ changed: 1 })
  expect((await sales.call(calls.getAssetTags, { params: { id: asset.id } })).data).toMatchObject([
    { name: 'Weekend' },
  ])
  expect((await history('asset', asset.id))[0]).toMatchObject({ after: { tags: ['Weekend'] } })
  expect((await sales.call(calls.getAssetTags, { params: { id: 9_999_999 } })).status).toBe(404)
  const { data: tags } = await sales.call(calls.listTags, { query: {} })
  expect(tags.find(({ id }) => id === weekend)).toMatchObject({ assets: 1, drivers: 1 })
})
