import { expect, test } from 'vitest'
import type { KyselyPlugin } from 'kysely'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { holdJob } from '#areas/jobs/server/index.ts'
import { bookOrder } from '#areas/scheduler/server/index.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { effectiveGrants } from '#shared/roles.ts'
import { testApp } from '#test/app.ts'
import { testStart } from '#test/server.ts'
import { office, sentJob } from '#test/driver-jobs.ts'
import { makeAsset, makeDriver } from '#test/fleet.ts'
import { makeOrder } from '#test/orders.ts'
import { homeEndpoints as calls } from '../contract/endpoints.ts'
import { readHome } from './read-home.ts'

// Friday 20 November 2026, 6 am in Melbourne.
const app = await testApp()
const allocator = await app.as('allocator')

/** An order to confirm, with a driver whose licence has lapsed. */
async function stoppedOrder(work_date: string) {
  const order = await makeOrder(app, { work_date })
  const driver = await makeDriver(app, { licence_expires_on: '2026-11-01' })
  const asset = await makeAsset(app)
  await app.platform.write(office, (change) =>
    bookOrder(change, order.id, {
      asset_id: asset.id,
      driver_id: driver.id,
      certainty: 'confirmed',
      override: { reason: 'Test' },
    }),
  )
  await app.database.pool.query(`update booking set overrides = '[]' where job_item_id = $1`, [order.id])
  return order
}

test('whose documents stop them is shown on no card without the right to see everyone’s bookings', async () => {
  const day = '2026-11-24'
  const order = await stoppedOrder(day)
  const read = async () => {
    const { data } = await allocator.call(calls.getHome, { query: { day } })
    const row = data.cards
      .flatMap(({ items }) => items)
      .find(({ detail }) => detail?.includes(order.order_no))
    return [row?.reason, data.day_sheet?.rows[0]?.driver_stop, JSON.stringify(data).includes('licence')]
  }
  const expired = expect.stringContaining('Driver licence is expired')
  expect(await read()).toEqual([expired, expired, true])
  const owner = await app.database.owner()
  await owner.query(`insert into role_permission (user_role_id, permission, scope)
    select id, 'scheduler:read', 'none' from user_role where is_system and user_type = 3`)
  expect(await read()).toEqual(['Not confirmed, so not sent', null, false])
})

test('who was sent an order of a job that is on hold now is to be called, whichever day is planned', async () => {
  const job = await sentJob(app, '2026-11-20', { start_time: '07:00' })
  const card = async () =>
    (await allocator.call(calls.getHome, { query: { day: '2026-11-23' } })).data.cards.find(
      ({ key }) => key === 'drivers-on-hold',
    )
  expect(await card()).toMatchObject({ count: 0 })
  const { rows } = await app.database.pool.query<{ job_id: number }>(
    'select job_id from job_item where id = $1',
    [job.order.id],
  )
  const { job_id } = rows[0]!
  await app.database.pool.query(`update job set status = 'In Progress' where id = $1`, [job_id])
  await app.platform.write(office, (change) => holdJob(change, job_id, 'Rain'))
  expect(await card()).toMatchObject({
    count: 1,
    items: [
      {
        when: 'Today 7:00 am',
        detail: expect.stringContaining(job.order.order_no),
        reason: 'Job on hold. Sent, not seen',
        link: `/dashboard/driver_jobs/${job.id}/edit`,
      },
    ],
  })
  app.clock.set('2026-11-20T20:00:00+11:00')
  expect(await card(), 'its day is over').toMatchObject({ count: 0 })
  app.clock.set(testStart)
  await allocator.call(jobEndpoints.resumeJob, { params: { id: job_id }, body: {} })
  expect(await card()).toMatchObject({ count: 0 })
})

test('a home looks up who may not work once, as far ahead as its cards need', async () => {
  // The next day with work is further ahead than two weeks.
  const next = await stoppedOrder('2027-01-18')
  const today = '2027-01-01'
  let reads = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes('unfit as materialized')) reads += 1
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  const viewer = {
    ...system,
    user_id: (await app.as('administrator')).user_id,
    session_id: 'test',
    user_type: 1,
    grants: effectiveGrants(1),
  } as const
  const { db, records } = app.platform
  const base = {
    db: db.withPlugin(counting),
    records,
    viewer,
    now: new Date(`${today}T06:00:00+11:00`),
    today,
  }
  const { cards, others } = await readHome(base, {})
  expect(cards.find(({ key }) => key === 'bookings-stopped')).toMatchObject({
    count: 1,
    items: [{ detail: expect.stringContaining(next.order_no) }],
  })
  expect(others.map(({ key }) => key)).toContain('orders-to-confirm')
  expect(reads).toBe(1)
})
