import { beforeEach, expect, test } from 'vitest'
import { changeOrderTime } from '#areas/work-orders/server/index.ts'
import { addDays, melbourneInstant } from '#shared/local-date.ts'
import { testApp } from '#test/app.ts'
import { type SentJob, bookedOrder, office, send, sentJob, tap } from '#test/driver-jobs.ts'
import { cancelDriverJob } from './cancel-driver-job.ts'
import { notifyUnanswered, notifyUnansweredDaily } from './notify-unanswered.ts'

const app = await testApp()
const { pool } = app.database
const allocator = await app.as('allocator')
const administrator = await app.as('administrator')

let tomorrow = '2026-12-01'
const before = () => melbourneInstant(addDays(tomorrow, -1), '12:00')

/** Each test has its own days; it is four in the afternoon of the day before. */
beforeEach(() => {
  tomorrow = addDays(tomorrow, 5)
  app.clock.set(melbourneInstant(addDays(tomorrow, -1), '16:00'))
})

const noticesOf = async ({ id }: Pick<SentJob, 'id'>) => {
  const { rows } = await pool.query<{ user_id: number; title: string; body: string; link: string }>(
    `select user_id::int, title, body, link from notification
     where record_type = 'driver_job' and record_id = $1 and dedupe_key is not null order by user_id, id`,
    [id],
  )
  return rows
}
const belongsTo = (job: SentJob, user_id: number | null) =>
  pool.query('update job set allocator_id = $2 where id = (select job_id from job_item where id = $1)', [
    job.order.id,
    user_id,
  ])

test('accepted, declined and cancelled jobs are not reported, nor other days', async () => {
  const accepted = await sentJob(app, tomorrow)
  const { order_version } = (
    await pool.query<{ order_version: number }>('select order_version from driver_job where id = $1', [
      accepted.id,
    ])
  ).rows[0]!
  await send(accepted, tap('accept', before(), { order_version }))
  const declined = await sentJob(app, tomorrow, { who: 'otherDriver' })
  await send(declined, tap('decline', before(), { reason: 'At the dentist' }))
  const [today, later] = [await sentJob(app, addDays(tomorrow, -1)), await sentJob(app, addDays(tomorrow, 1))]
  const gone = await sentJob(app, tomorrow, { start_time: '17:00', hours: 2 })
  await app.platform.write(office, (change) => cancelDriverJob(change, gone.id, { reason: 'Rain' }))
  await bookedOrder(app, tomorrow, { start_time: '20:00', hours: 2 })

  await notifyUnanswered(app.platform)
  for (const job of [accepted, declined, today, later, gone]) expect(await noticesOf(job)).toEqual([])
})

test('the job’s allocator is notified once of each driver who has not answered', async () => {
  const unseen = await sentJob(app, tomorrow)
  const seen = await sentJob(app, tomorrow, { who: 'otherDriver' })
  for (const job of [unseen, seen]) await belongsTo(job, allocator.user_id)
  await send(seen, tap('seen', before(), {}))
  await notifyUnanswered(app.platform)
  await notifyUnanswered(app.platform)
  expect(await noticesOf(unseen)).toEqual([
    {
      user_id: allocator.user_id,
      title: `Dan Okafor has not answered ${unseen.order.order_no}`,
      body: expect.stringMatching(/^Kestrel Homes: It starts .*11 Dec 2026.*7:00 am\.$/),
      link: `/dashboard/driver_jobs/${unseen.id}/edit`,
    },
  ])
  expect(await noticesOf(seen)).toMatchObject([
    { user_id: allocator.user_id, title: `Deb Quill has not answered ${seen.order.order_no}` },
  ])
})

test('a job accepted before its order changed, and not since, is reported again', async () => {
  const job = await sentJob(app, tomorrow)
  await belongsTo(job, allocator.user_id)
  await notifyUnanswered(app.platform)
  const { rows } = await pool.query<{ order_version: number }>(
    'select order_version from driver_job where id = $1',
    [job.id],
  )
  await send(job, tap('accept', before(), rows[0]!))
  await app.platform.write(office, (change) => changeOrderTime(change, job.order.id, { start_time: '08:00' }))
  await notifyUnanswered(app.platform)
  await notifyUnanswered(app.platform)
  expect((await noticesOf(job)).map(({ body }) => body)).toEqual([
    expect.stringContaining('7:00 am'),
    expect.stringContaining('8:00 am'),
  ])
})

test('for a job without an allocator everyone who sends driver jobs is notified', async () => {
  const job = await sentJob(app, tomorrow)
  await belongsTo(job, null)
  await notifyUnanswered(app.platform)
  const notified = (await noticesOf(job)).map(({ user_id }) => user_id)
  expect(notified).toEqual(expect.arrayContaining([allocator.user_id, administrator.user_id]))
  expect(notified).not.toContain(job.driver.user_id)
})

test('it runs at four in the afternoon, an hour before the plan closes', () => {
  expect(notifyUnansweredDaily).toMatchObject({ cron: '0 16 * * *' })
})

test('a driver of a job on hold need not answer', async () => {
  const held = await sentJob(app, tomorrow)
  const [{ status, job_id } = { status: '', job_id: 0 }] = (
    await pool.query<{ status: string; job_id: number }>(
      'select status, id as job_id from job where id = (select job_id from job_item where id = $1)',
      [held.order.id],
    )
  ).rows
  await pool.query(
    `update job set status = 'On Hold', status_before_hold = status, hold_reason = 'Rain' where id = $1`,
    [job_id],
  )
  await notifyUnanswered(app.platform)
  expect(await noticesOf(held)).toEqual([])
  await pool.query(
    'update job set status = $2, status_before_hold = null, hold_reason = null where id = $1',
    [job_id, status],
  )
  await notifyUnanswered(app.platform)
  expect(await noticesOf(held)).not.toEqual([])
})
