import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { exported, lastExport } from '#test/exports.ts'
import { makeDepot, makeDriver } from '#test/fleet.ts'
import { driverEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const accounts = await app.as('accounts')
const safety = await app.as('safety')
const path = '/api/drivers/export'

test('exporting drivers needs the right', async () => {
  for (const name of ['sales', 'driver', 'subcontractor'] as const)
    expect(await (await app.as(name)).request('GET', path), name).toMatchObject({ status: 403 })
  expect(await safety.request('GET', `${path}?sort=name`)).toMatchObject({ status: 422 })
})

test('an export has the listed drivers, and the log names its filters', async () => {
  const { id: depot_id } = await makeDepot(app, 'Epping')
  await makeDriver(app, { name: 'Ann Doyle', depot_id, dob: '1990-02-03', hourly_cost_cents: 41_55 })
  await makeDriver(app, { name: 'Bill Nash', depot_id })
  await makeDriver(app, { name: 'Cy Young' })
  const list = await safety.call(calls.listDrivers, { query: { depot_id: String(depot_id) } })
  const { rows } = await exported(safety, path, `depot_id=${depot_id}`)
  expect(rows.map((row) => row['Name'])).toEqual(list.data.map(({ name }) => name))
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatchObject({
    Mobile: '0491 570 110',
    Depot: 'Epping',
    Employment: 'Full-time',
    'Licence class': 'HC',
    'Licence expires on': '2028-06-30',
    'Date of birth': '1990-02-03',
    Added: '2026-11-20',
  })
  expect(await lastExport(app, 'driver')).toMatchObject({ record_label: 'Drivers', after: { depot_id } })
})

test('the cost is a column only for viewers who may see it', async () => {
  const whole = await exported(accounts, path, 'search=doyle')
  expect(whole.rows).toMatchObject([{ 'Cost per hour': '41.55' }])
  for (const name of ['allocator', 'safety'] as const) {
    const { headings } = await exported(await app.as(name), path, 'search=doyle')
    expect(whole.headings.filter((heading) => !headings.includes(heading))).toEqual(['Cost per hour'])
  }
})
