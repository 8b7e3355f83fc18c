import { expect, test } from 'vitest'
import { activityLogEndpoints } from '#areas/activity-log/contract/endpoints.ts'
import { docketEndpoints } from '#areas/dockets/contract/endpoints.ts'
import { schedulerEndpoints } from '#areas/scheduler/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { qualifiedDriver } from '#test/bookings.ts'
import { docketBody } from '#test/dockets.ts'
import { makeAsset, makeCategory } from '#test/fleet.ts'
import { newJob } from '#test/jobs.ts'
import { addRequiredDocuments } from '#test/orders.ts'
import { ordersOf } from '#test/work-orders.ts'
import { orderEndpoints as calls } from '../../contract/endpoints.ts'
import type { Requirement } from '../../contract/requirement.ts'

const app = await testApp()
const allocator = await app.as('allocator')

/** The specification's own call, with its eight keys and no others. */
async function ofAnyCategory(job_id: number) {
  const payload = {
    job_id,
    min_asset_qty: 1,
    max_asset_qty: 2,
    ideal_asset_qty: 1,
    price_asset_qty: 1,
    start_date: '2026-11-23',
    end_date: '2026-11-24',
    selectedDates: ['2026-11-23'],
  }
  const made = await allocator.request('POST', '/api/allocators/jobRequirement', { payload })
  expect(made.status, made.text).toBe(200)
  const [order] = await ordersOf(app, job_id)
  return { requirement: made.data as Requirement, order: order! }
}

async function qualifiedAsset(name: string) {
  const { id: asset_category_id } = await makeCategory(app, { name })
  const asset = await makeAsset(app, { asset_category_id })
  await addRequiredDocuments(app, 'asset', asset.id)
  return asset
}

test('with only the eight keys a requirement has any category, and no price', async () => {
  const job = await newJob(app)
  const { requirement, order } = await ofAnyCategory(job.id)
  const any = { asset_category_id: null, asset_category: 'Any category' }
  expect(requirement).toMatchObject({ ...any, orders: 1 })
  expect(requirement).not.toHaveProperty('rate_snapshot')
  const priced = await (await app.as('accounts')).call(calls.getOrder, { params: { id: order.id } })
  expect(priced.data.rate_snapshot).toMatchObject({ unit: 'hour', source: 'none' })
  expect(order).toMatchObject(any)
  const params = { record_type: 'job', record_id: job.id }
  const history = await allocator.call(activityLogEndpoints.recordHistory, { params, query: {} })
  expect(history.data.entries.map(({ part }) => part)).toContain('requirement Any category')
})

test('every category is offered, and booking one does not fix it', async () => {
  const { order } = await ofAnyCategory((await newJob(app)).id)
  const [grader, roller] = [await qualifiedAsset('Grader'), await qualifiedAsset('Roller')]
  const params = { id: order.id }
  const offered = await allocator.call(schedulerEndpoints.availableAssets, { params, query: {} })
  for (const { id } of [grader, roller])
    expect(offered.data.find((one) => one.id === id)).toMatchObject({ reasons: [] })
  const driver = await qualifiedDriver(app)
  const body = { asset_id: grader.id, driver_id: driver.id, certainty: 'confirmed' } as const
  expect((await allocator.call(schedulerEndpoints.bookOrder, { params, body })).status).toBe(200)
  const second = { asset_id: roller.id, certainty: 'confirmed' } as const
  expect(
    (await allocator.call(schedulerEndpoints.bookOrder, { params, body: second })).message,
    'one machine does it',
  ).toContain(`${order.order_no} already has ${grader.fleet_no}`)
  expect((await allocator.call(calls.getOrder, { params })).data).toMatchObject({
    asset_category_id: null,
    assets: grader.fleet_no,
  })
})

test('its docket names the category of the machine that did the work', async () => {
  const { order } = await ofAnyCategory((await newJob(app)).id)
  const asset = await qualifiedAsset('Loader')
  await app.database.pool.query(`update job_item set order_status = 'Confirmed' where id = $1`, [order.id])
  app.clock.set('2026-11-24T06:00:00+11:00')
  const body = await docketBody(app, order, { asset_id: asset.id })
  const made = await allocator.call(docketEndpoints.createDocket, { body })
  expect(
    made.data.lines.map(({ description }) => description),
    made.text,
  ).toEqual([`Loader, ${asset.fleet_no}`])
})
