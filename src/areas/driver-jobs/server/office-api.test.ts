import { beforeEach, expect, test } from 'vitest'
import { releaseBooking } from '#areas/scheduler/server/index.ts'
import {
  cancelOrder,
  changeOrderTime,
  confirmOrder,
  unconfirmOrder,
} from '#areas/work-orders/server/index.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { type SentJob, bookedOrder, latestJobOf, office, send, sentJob, tap } from '#test/driver-jobs.ts'
import { driverJobEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const { pool } = app.database
const allocator = await app.as('allocator')
const accounts = await app.as('accounts')

let day = 0
const nextDay = (): string => `2026-12-${String(++day).padStart(2, '0')}`
const rowOf = async (id: number) =>
  (await pool.query<Record<string, unknown>>('select * from driver_job where id = $1', [id])).rows[0]!
const noticesOf = async ({ driver, id }: SentJob): Promise<string[]> => {
  const { rows } = await pool.query<{ title: string }>(
    `select title from notification where user_id = $1 and record_type = 'driver_job' and record_id = $2 order by id`,
    [driver.user_id, id],
  )
  return rows.map(({ title }) => title)
}
const accepted = async (job: SentJob) => {
  const order_version = (await rowOf(job.id)).order_version as number
  expect((await send(job, tap('accept', '2026-11-20T06:00:00+11:00', { order_version }))).status).toBe(200)
}

beforeEach(() => app.clock.set('2026-11-20T06:00:00+11:00'))

test('the office’s verbs are the allocator’s; safety decides about machines', async () => {
  const job = await sentJob(app, nextDay())
  const asked = { params: { id: job.id }, body: { reason: 'Rain' } }
  for (const caller of [accounts, job.driver, await app.as('safety')])
    for (const e of [calls.cancelDriverJob, calls.noShowDriverJob])
      expect((await caller.call(e, asked)).status).toBe(403)
  for (const caller of [accounts, job.driver])
    expect((await caller.call(calls.letDriverStart, asked)).status).toBe(403)
  expect((await allocator.call(calls.noShowDriverJob, asked)).status).toBe(409)
  expect((await allocator.call(calls.cancelDriverJob, { ...asked, body: { reason: '' } })).status).toBe(422)
  expect((await rowOf(job.id)).status).toBe('Sent')
})

test('a list shows drivers their own jobs and a subcontractor those of its drivers', async () => {
  const mine = await sentJob(app, nextDay())
  const theirs = await sentJob(app, nextDay(), { who: 'otherDriver' })
  const ids = async (name: 'driver' | 'otherDriver' | 'subcontractor' | 'accounts') => {
    const { data } = await (await app.as(name)).call(calls.listDriverJobs, { query: { page_size: 200 } })
    return data.map(({ id }) => id)
  }
  expect(await ids('driver')).toContain(mine.id)
  expect(await ids('driver')).not.toContain(theirs.id)
  expect(await ids('otherDriver')).toContain(theirs.id)
  expect(await ids('subcontractor')).toEqual([])
  expect(await ids('accounts')).toEqual(expect.arrayContaining([mine.id, theirs.id]))
})

test('a confirmed order is sent to each booked driver once, at once or when booked later', async () => {
  const job = await sentJob(app, nextDay())
  expect(await rowOf(job.id)).toMatchObject({ status: 'Sent', asset_id: job.asset_id })
  expect(await noticesOf(job)).toHaveLength(1)
  const { rows } = await pool.query('select count(*)::int from driver_job where job_item_id = $1', [
    job.order.id,
  ])
  expect(rows[0]).toEqual({ count: 1 })
  const pending = await bookedOrder(app, nextDay())
  const none = await pool.query('select from driver_job where job_item_id = $1', [pending.order.id])
  expect(none.rowCount).toBe(0)
})

test('a cancelled, unconfirmed or released order is withdrawn from the driver, with the reason', async () => {
  const ways = {
    'Rain/wet site': (job: SentJob) =>
      app.platform.write(office, (change) =>
        cancelOrder(change, job.order.id, { by_office: false, reason: 'Rain/wet site' }),
      ),
    'The order is no longer confirmed.': (job: SentJob) =>
      app.platform.write(office, (change) => unconfirmOrder(change, job.order.id)),
    'Sick child': async (job: SentJob) => {
      await pool.query('update job_item set driver_to_follow = true where id = $1', [job.order.id])
      const { rows } = await pool.query<{ id: number }>(
        'select id::int from booking where job_item_id = $1 and driver_id = $2',
        [job.order.id, job.driver_id],
      )
      await app.platform.write(office, (change) => releaseBooking(change, rows[0]!.id, 'Sick child'))
    },
  }
  for (const [reason, take] of Object.entries(ways)) {
    const job = await sentJob(app, nextDay())
    await accepted(job)
    await take(job)
    expect(await rowOf(job.id)).toMatchObject({ status: 'Cancelled', cancel_reason: reason })
    expect((await noticesOf(job)).at(-1)).toBe(`${job.order.order_no} is cancelled`)
    expect(await send(job, tap('travel', '2026-11-20T06:00:00+11:00', {}))).toMatchObject({
      status: 409,
      message: 'You cannot start travel while this job is Cancelled.',
    })
  }
})

test('a change of date or note asks the driver again, of an internal note it does not', async () => {
  const job = await sentJob(app, nextDay())
  await accepted(job)
  const seen = async () => {
    const { data } = await job.driver.call(calls.getDriverJob, { params: { id: job.id } })
    return [data.progress.order_version_seen, data.progress.order_version]
  }
  /** Whether the office finds the job among those without an answer. */
  const waits = async () => {
    const query = { unanswered: '1', job_item_id: job.order.id } as const
    return (await allocator.call(calls.listDriverJobs, { query })).data.length === 1
  }
  const [before] = await seen()
  expect(await waits()).toBe(false)
  await allocator.call(orderEndpoints.editOrder, {
    params: { id: job.order.id },
    body: { version: before!, internal_notes: 'Pays late' },
  })
  expect(await seen()).toEqual([before, before])
  await app.platform.write(office, (change) =>
    changeOrderTime(change, job.order.id, { start_time: '08:00' }, { override: { reason: 'Test' } }),
  )
  const [still, now] = await seen()
  expect([still, now! > before!]).toEqual([before, true])
  expect((await noticesOf(job)).at(-1)).toBe(`${job.order.order_no} changed`)
  expect(await waits()).toBe(true)
  await accepted(job)
  expect(await seen()).toEqual([now, now])
  expect(await waits()).toBe(false)
})

test('a no is asked again only by hand; without an answer a reminder is sent', async () => {
  const job = await sentJob(app, nextDay())
  const again = { params: { id: job.id }, body: {} }
  expect((await allocator.call(calls.sendDriverJobAgain, again)).data.id).toBe(job.id)
  expect(await noticesOf(job)).toHaveLength(2)
  await send(job, tap('decline', '2026-11-20T06:00:00+11:00', { reason: 'Too far' }))
  await app.platform.write(office, async (change) => {
    await unconfirmOrder(change, job.order.id)
    await confirmOrder(change, job.order.id, { override: { reason: 'Test' } })
  })
  expect(await latestJobOf(app, job.order.id)).toBe(job.id)
  const anew = await allocator.call(calls.sendDriverJobAgain, again)
  expect(anew.data).toMatchObject({ status: 'Sent' })
  expect(anew.data.id).not.toBe(job.id)
  expect((await allocator.call(calls.sendDriverJobAgain, again)).status).toBe(409)
})

test('a no-show is recorded from half an hour after the start', async () => {
  const date = nextDay()
  const job = await sentJob(app, date)
  const asked = { params: { id: job.id }, body: { reason: 'Phone is off' } }
  app.clock.set(job.at('07:29'))
  expect((await allocator.call(calls.noShowDriverJob, asked)).status).toBe(409)
  app.clock.set(job.at('07:30'))
  expect((await allocator.call(calls.noShowDriverJob, asked)).data).toMatchObject({
    status: 'No Show',
    cancel_reason: 'Phone is off',
  })
})

test('the day starts with what awaits an answer, and shows nobody else’s jobs', async () => {
  app.clock.set('2027-02-01T06:00:00+11:00')
  const [today, far] = [await sentJob(app, '2027-02-01'), await sentJob(app, '2027-02-20')]
  const other = await sentJob(app, '2027-02-02', { who: 'otherDriver' })
  const { data } = await today.driver.call(calls.driverDay, {})
  const ids = data.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([today.id, far.id]))
  expect(ids).not.toContain(other.id)
  expect((await allocator.call(calls.driverDay, {})).status).toBe(403)
})
