import { describe, expect, test } from 'vitest'
import { driverEndpoints as drivers } from '#areas/drivers/contract/endpoints.ts'
import { resourceEndpoints as resources } from '#areas/resources/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { makeAsset, makeCategory, makeDriver, makeSubcontractor } from '#test/fleet.ts'
import { isAbn } from '#shared/abn.ts'
import { subcontractorEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const driver = await app.as('driver')
const subcontractor = await app.as('subcontractor')
await app.as('otherSubcontractor')

async function newSubcontractor(name: string, abn: string): Promise<number> {
  const { data } = await allocator.call(calls.createSubcontractor, { body: { name, abn } })
  return data.id
}
const archive = (ids: number[]) =>
  allocator.call(calls.archiveSubcontractors, { body: { ids, reason: 'No longer used' } })

test('archiving and the export are refused without their rights', async () => {
  for (const caller of [sales, driver, subcontractor]) {
    const body = { ids: [1], reason: 'Not mine' }
    expect((await caller.call(calls.archiveSubcontractors, { body })).status).toBe(403)
    expect((await caller.call(calls.restoreSubcontractors, { body: { ids: [1] } })).status).toBe(403)
    expect((await caller.request('GET', '/api/subcontractors/export')).status).toBe(403)
  }
})

test('a subcontractor’s own user lists their company alone', async () => {
  const { data } = await subcontractor.call(calls.listSubcontractors, { query: {} })
  expect(data.map(({ name }) => name)).toEqual(['Barwon Haulage Pty Ltd'])
})

test('one with current drivers or assets is not archived, and the refusal counts them', async () => {
  const { id } = await makeSubcontractor(app, { abn: '53004085616' })
  await makeDriver(app, { employment: 'subcontractor_operator', subcontractor_id: id })
  await makeDriver(app, { employment: 'subcontractor_operator', subcontractor_id: id })
  const asset = await makeAsset(app, { asset_owner: 'subcontractor', subcontractor_id: id })
  expect(asset.subcontractor_id).toBe(id)
  expect(await archive([id])).toMatchObject({
    status: 409,
    message: expect.stringContaining('has 2 drivers and 1 asset. Archive or move them first.'),
  })
  const owner = await app.database.owner()
  const { rows } = await owner.query<{ id: number }>(
    'select subcontractor_id as id from app_user where id = $1',
    [subcontractor.user_id],
  )
  expect(await archive([Number(rows[0]?.id)])).toMatchObject({
    status: 409,
    message: expect.stringContaining('has 1 user. Archive or move them first.'),
  })
})

test('one that owns nothing is archived, listed there, exported and restored', async () => {
  const id = await newSubcontractor('Quarry Road Cartage', '74 900 000 041')
  expect((await archive([id])).status).toBe(200)
  expect(await archive([id])).toMatchObject({ status: 409 })
  const archived = await allocator.call(calls.listSubcontractors, { query: { archived: '1' } })
  expect(archived.data.map(({ name }) => name)).toEqual(['Quarry Road Cartage'])
  const csv = await allocator.request('GET', '/api/subcontractors/export?archived=1')
  expect(csv.text).toContain('Quarry Road Cartage,,Pending,74 900 000 041,')
  expect(csv.text).toContain('No longer used')
  expect((await allocator.call(calls.restoreSubcontractors, { body: { ids: [id] } })).status).toBe(200)
  const current = await allocator.call(calls.listSubcontractors, { query: { search: 'quarry' } })
  expect(current.total).toBe(1)
})

describe('an archived subcontractor', () => {
  let last = 60_000_000_000
  const company = async () => {
    do last += 1
    while (!isAbn(String(last)))
    return (await makeSubcontractor(app, { abn: String(last) })).id
  }
  const asset_owner = 'subcontractor' as const
  const theirs = { employment: 'subcontractor_operator' } as const

  test('gets no driver or asset, and none is restored to it', async () => {
    const id = await company()
    const { id: asset_category_id } = await makeCategory(app)
    const { id: driver_id } = await makeDriver(app, { ...theirs, subcontractor_id: id })
    const ids = [driver_id]
    expect((await allocator.call(drivers.archiveDrivers, { body: { ids, reason: 'Left' } })).status).toBe(200)
    expect((await archive([id])).status).toBe(200)
    const refused = { status: 422, errors: { subcontractor_id: 'This subcontractor is archived.' } }
    const driver = { name: 'Vince', mobile: '0491570110', ...theirs, subcontractor_id: id }
    expect(await allocator.call(drivers.createDriver, { body: driver })).toMatchObject(refused)
    const asset = { fleet_no: 'S-1', name: 'Loader', asset_category_id, asset_owner, subcontractor_id: id }
    expect(await allocator.call(resources.createAsset, { body: asset })).toMatchObject(refused)
    expect(await allocator.call(drivers.restoreDrivers, { body: { ids } })).toMatchObject({
      status: 409,
      message: 'Its subcontractor is archived. Restore the subcontractor first.',
    })
  })

  test('gets none at the moment it is archived', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await company()
      const [archived, added] = await Promise.all([
        archive([id]),
        makeDriver(app, { ...theirs, subcontractor_id: id }).then(
          () => 'added',
          () => 'refused',
        ),
      ])
      expect([
        [200, 'refused'],
        [409, 'added'],
      ]).toContainEqual([archived.status, added])
    }
  })
})
