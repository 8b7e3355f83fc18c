import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { exported, lastExport } from '#test/exports.ts'
import { makeAsset, makeCategory } from '#test/fleet.ts'
import { resourceEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const accounts = await app.as('accounts')
const allocator = await app.as('allocator')
const path = '/api/assets/export'

test('exporting assets needs the right', async () => {
  for (const name of ['sales', 'driver', 'subcontractor'] as const)
    expect(await (await app.as(name)).request('GET', path), name).toMatchObject({ status: 403 })
  expect(await allocator.request('GET', `${path}?page=1`)).toMatchObject({ status: 422 })
})

test('an export has the listed assets, and the log names its filters', async () => {
  const { id: asset_category_id } = await makeCategory(app, { name: 'Excavators 20 t' })
  const { id } = await makeAsset(app, {
    asset_category_id,
    fleet_no: 'EX-01',
    operating_mass_t: 20.5,
    reach_m: 9.9,
  })
  await makeAsset(app, { asset_category_id, fleet_no: 'EX-02', year: 2021 })
  await makeAsset(app)
  await accounts.call(calls.setAssetCost, {
    params: { id },
    body: { version: 1, purchased_on: '2024-07-01', purchase_price_cents: 180_000_55 },
  })
  const query = { asset_category_id: String(asset_category_id) }
  const list = await allocator.call(calls.listAssets, { query })
  const { rows } = await exported(allocator, path, `asset_category_id=${asset_category_id}`)
  expect(rows.map((row) => row['Fleet number'])).toEqual(list.data.map(({ fleet_no }) => fleet_no))
  expect(rows).toMatchObject([
    {
      Category: 'Excavators 20 t',
      Group: 'Excavators',
      'Operating mass (t)': '20.5',
      'Reach (m)': '9.9',
      Status: 'Available',
    },
    { Owner: 'Own', Year: '2021', 'Registration expires on': '2027-06-30' },
  ])
  expect(await lastExport(app, 'asset')).toMatchObject({
    record_label: 'Assets',
    after: { asset_category_id },
  })
})

test('the cost is in columns only for viewers who may see it', async () => {
  const cost = ['Bought on', 'Purchase price']
  const whole = await exported(accounts, path, 'search=ex-01')
  expect(whole.rows).toMatchObject([{ 'Bought on': '2024-07-01', 'Purchase price': '180000.55' }])
  for (const name of ['allocator', 'safety'] as const) {
    const { headings } = await exported(await app.as(name), path, 'search=ex-01')
    expect(whole.headings.filter((heading) => !headings.includes(heading))).toEqual(cost)
  }
})
