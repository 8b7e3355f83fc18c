import { expect, test } from 'vitest'
import { tipOrderEndpoints } from '#areas/tip-orders/contract/endpoints.ts'
import { tipSiteEndpoints } from '#areas/tip-sites/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { sentJob } from '#test/driver-jobs.ts'
import { moneyKeysIn } from '#test/money-words.ts'
import { driverJobEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')

test('the phone gets the tips of its order, without rates and without those that are over', async () => {
  const job = await sentJob(app, '2026-12-01')
  const { data: site } = await allocator.call(tipSiteEndpoints.createTipSite, {
    body: {
      name: 'Westgate',
      suburb: 'Truganina',
      gate_notes: 'Gate 2.',
      materials: [{ material: 'Clay', conditions: null }],
    },
  })
  const params = { id: job.order.id }
  const body = { tip_site_id: site.id, material: 'Clay', notes: 'Ring first.' }
  const { data: tip } = await allocator.call(tipOrderEndpoints.createTipOrder, { params, body })
  const seen = async () => (await job.driver.call(calls.getDriverJob, { params: { id: job.id } })).data.tips
  expect(await seen()).toEqual([
    { material: 'Clay', tip: 'Westgate', suburb: 'Truganina', notes: 'Ring first. Gate 2.' },
  ])
  const own = await job.driver.call(tipOrderEndpoints.listTipOrders, { params })
  expect(own.data).toMatchObject([{ tip_site: 'Westgate', status: 'planned' }])
  expect(moneyKeysIn(own.data)).toEqual([])
  await allocator.call(tipOrderEndpoints.editTipOrder, {
    params: { ...params, tip_order_id: tip.id },
    body: { version: 1, status: 'refused' },
  })
  expect(await seen()).toEqual([])
})
