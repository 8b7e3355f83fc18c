import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { sentJob } from '#test/driver-jobs.ts'
import { driverJobEndpoints as calls } from '../contract/endpoints.ts'
import { driverJobViews } from '../rules/driver-job-views.ts'

// Friday 20 November 2026, 6 am in Melbourne.
const app = await testApp()
const allocator = await app.as('allocator')

test('the counts of the tabs are for those who see driver jobs, each as its tab lists them', async () => {
  expect((await app.visitor.call(calls.countDriverJobViews, {})).status).toBe(401)
  const later = await sentJob(app, '2026-11-25')
  const monday = await sentJob(app, '2026-11-23', { who: 'otherDriver' })
  const { data: counts } = await allocator.call(calls.countDriverJobViews, {})
  expect(counts).toEqual({ coming: 2, unanswered: 2, today: 0, next_working_day: 1, all: 2 })
  for (const { key, search } of driverJobViews) {
    const { total } = await allocator.call(calls.listDriverJobs, { query: search })
    expect([key, total]).toEqual([key, counts[key]])
  }
  const coming = await allocator.call(calls.listDriverJobs, { query: driverJobViews[0].search })
  expect(coming.data.map(({ id }) => id)).toEqual([monday.id, later.id])
  const narrowed = await allocator.call(calls.listDriverJobs, {
    query: { when: 'coming', from: '2026-11-24', to: '2026-11-30' },
  })
  expect(narrowed.data.map(({ id }) => id)).toEqual([later.id])
})

test('all of them are listed today first, then those to come, then those past, the nearest day first', async () => {
  const far = await sentJob(app, '2026-12-02')
  const near = await sentJob(app, '2026-12-01')
  const today = await sentJob(app, '2026-11-20', { start_time: '13:00' })
  const past = await sentJob(app, '2026-11-18')
  const yesterday = await sentJob(app, '2026-11-19')
  const own = [today, near, far, yesterday, past].map(({ id }) => id)
  const { data } = await allocator.call(calls.listDriverJobs, { query: driverJobViews[4].search })
  expect(data.map(({ id }) => id).filter((id) => own.includes(id))).toEqual(own)
})
