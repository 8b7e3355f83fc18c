import { expect, test } from 'vitest'
import { resourceEndpoints } from '#areas/resources/contract/endpoints.ts'
import { tagsEndpoints } from '#areas/tags/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { at, paperDocket } from '#test/dockets.ts'
import { makeAsset, makeCategory, makeDriver } from '#test/fleet.ts'
import { schedulerEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const owner = await app.database.owner()
const allocator = await app.as('allocator')

const category = await makeCategory(app, { asset_group: 'truck', min_licence_class: 'HR' })
const truck = await makeAsset(app, { asset_category_id: category.id })
const params = { id: truck.id }
const low = await makeDriver(app, { name: 'Lou Low', licence_class: 'C' })
const high = await makeDriver(app, { name: 'Hal High', licence_class: 'MC' })
const driven = await paperDocket(app)
// The morning after it.
app.clock.set(at('06:00', '2026-11-24'))
await owner.query('update docket set asset_id = $1, driver_id = $2 where id = $3', [
  truck.id,
  low.id,
  driven.id,
])

const listed = async () =>
  (await allocator.call(calls.listAssetDrivers, { params, query: {} })).data.map(
    ({ name, is_usual, has_licence, days }) => [name, is_usual, has_licence, days],
  )

test('who drives a machine is refused without the right, and of a machine nobody may see', async () => {
  const sales = await app.as('sales')
  expect((await sales.request('GET', `/api/assets/${truck.id}/drivers`)).status).toBe(403)
  const gone = { params: { id: 999_999 }, query: {} }
  expect((await allocator.call(calls.listAssetDrivers, gone)).status).toBe(404)
  const subcontractor = await app.as('subcontractor')
  expect((await subcontractor.call(calls.listAssetDrivers, { params, query: {} })).status).toBe(404)
})

test('those who drove it come before those with the licence, and the usual driver before all', async () => {
  const before = await listed()
  expect(before[0]).toEqual(['Lou Low', 0, 0, 1])
  expect(before).toContainEqual(['Hal High', 0, 1, 0])
  const set = async (default_driver_id: number | null) => {
    const { data: asset } = await allocator.call(resourceEndpoints.getAsset, { params })
    const body = { version: asset.version, default_driver_id }
    return allocator.call(resourceEndpoints.editAsset, { params, body })
  }
  expect((await set(high.id)).data.default_driver).toBe('Hal High')
  expect((await listed()).slice(0, 2)).toEqual([
    ['Hal High', 1, 1, 0],
    ['Lou Low', 0, 0, 1],
  ])
  await set(null)
  await owner.query('update docket set asset_id = null where id = $1', [driven.id])
  expect((await listed()).map(([name]) => name)).not.toContain('Lou Low')
})

test('a hired machine says since when, one’s own does not', async () => {
  const { data: asset } = await allocator.call(resourceEndpoints.getAsset, { params })
  const edit = (version: number, body: object) =>
    allocator.call(resourceEndpoints.editAsset, { params, body: { version, ...body } })
  expect(await edit(asset.version, { hired_since: '2026-03-01' })).toMatchObject({
    status: 422,
    errors: { hired_since: 'Your own machine is not hired. Clear the date, or change the owner.' },
  })
  const { data: leased } = await edit(asset.version, { asset_owner: 'leased', hired_since: '2026-03-01' })
  expect(leased).toMatchObject({ asset_owner: 'leased', hired_since: '2026-03-01' })
  const { data: own } = await edit(leased.version, { asset_owner: 'own' })
  expect(own).toMatchObject({ asset_owner: 'own', hired_since: null })
})

test('who has the skills is decided as for a booking: current skills, proven today', async () => {
  const makeSkill = async (name: string, fields: object = {}) =>
    (await allocator.call(tagsEndpoints.createSkill, { body: { name, ...fields } })).data.id
  const [voc, old] = [await makeSkill('VOC Tipper', { validity_months: 12 }), await makeSkill('Old ticket')]
  const tipper = await makeAsset(app, {
    asset_category_id: (await makeCategory(app, { required_skill_ids: [voc] })).id,
    required_skill_ids: [old],
  })
  await allocator.call(tagsEndpoints.archiveSkills, { body: { ids: [old], reason: 'No longer needed' } })
  const [able, unable] = [
    await makeDriver(app, { name: 'Abe Able' }),
    await makeDriver(app, { name: 'Una Able' }),
  ]
  const body = { added: [{ row_id: able.id, column_id: voc }], removed: [] }
  expect((await allocator.call(tagsEndpoints.skillDrivers, { body })).status).toBe(200)
  const skilled = async () =>
    (
      await allocator.call(calls.listAssetDrivers, { params: { id: tipper.id }, query: { search: 'Able' } })
    ).data.map(({ name, has_skills }) => [name, has_skills])
  // The archived one is no longer asked for.
  expect(await skilled()).toEqual([['Abe Able', 1]])
  await owner.query('update asset set default_driver_id = $1 where id = $2', [unable.id, tipper.id])
  expect(await skilled()).toEqual([
    ['Una Able', 0],
    ['Abe Able', 1],
  ])
  await owner.query(`update holding set given_at = '2025-11-23' where driver_id = $1`, [able.id])
  expect(await skilled()).toEqual([['Una Able', 0]])
})
