import { expect, test } from 'vitest'
import { tipSiteEndpoints } from '#areas/tip-sites/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { stepping } from '#test/driver-jobs.ts'
import { listenToNotices } from '#test/live.ts'
import { addTip, newTipSite } from '#test/tips.ts'
import { driverJobEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const { newJob } = stepping(app)
const everyDay = Array.from({ length: 7 }, () => ({ opens: '06:00', closes: '16:30' }))

test('a tip site that gets another name is news on the phones of its drivers', async () => {
  const job = await newJob({ asset_group: 'truck' })
  const site = await newTipSite(app, { hours: everyDay })
  expect((await addTip(app, job.order.id, site.id)).status).toBe(200)
  const { heard, stop } = await listenToNotices(app)
  await allocator.call(tipSiteEndpoints.editTipSite, {
    params: { id: site.id },
    body: { version: 1, name: 'Yarra Fill' },
  })
  await expect.poll(() => heard).toContainEqual(expect.objectContaining({ topic: 'driver_job' }))
  await stop()
  expect((await job.driver.call(calls.getDriverJob, { params: { id: job.id } })).data.tips).toMatchObject([
    { tip: 'Yarra Fill' },
  ])
})
