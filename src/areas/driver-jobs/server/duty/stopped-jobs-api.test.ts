import { expect, test } from 'vitest'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { type SentJob, prestart, send, stepping, tap } from '#test/driver-jobs.ts'
import { newJob as makeJob } from '#test/jobs.ts'
import { count } from '#test/proof.ts'
import { driverJobEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const { pool } = app.database
const allocator = await app.as('allocator')
const { newJob, rowOf, takeAll } = stepping(app)

/** A driver job of a confirmed job of its own. */
async function ownJob() {
  const { id: job_id, job_no } = await makeJob(app)
  await pool.query(`update job set status = 'Confirmed' where id = $1`, [job_id])
  return { job: await newJob({ job_id }), job_id, job_no }
}
const accepts = async (job: SentJob) =>
  takeAll(job, [
    tap('accept', job.at('05:00'), { order_version: (await rowOf(job.id)).order_version as number }),
    tap('fit_for_duty', job.at('05:30'), { is_fit: 1 }),
  ])
const comesToSite = async (job: SentJob) => {
  await accepts(job)
  await takeAll(job, [
    tap('travel', job.at('06:00'), {}),
    tap('arrive', job.at('06:30'), {}),
    await prestart(app, job, job.at('06:40')),
  ])
}
const raise = (id: number, kind: 'swms' | 'byda' = 'swms') =>
  allocator.call(jobEndpoints.raiseJobHold, { params: { id }, body: { kind } })
const clear = (id: number, kind: 'swms' | 'byda' = 'swms') =>
  allocator.call(jobEndpoints.clearJobHold, { params: { id, kind } })
const hold = (id: number, reason = 'Water main burst') =>
  allocator.call(jobEndpoints.holdJob, { params: { id }, body: { reason } })
const resume = (id: number) => allocator.call(jobEndpoints.resumeJob, { params: { id }, body: {} })
const progressOf = async ({ driver, id }: SentJob) =>
  (await driver.call(calls.getDriverJob, { params: { id } })).data.progress
const historyOf = async (id: number) =>
  (
    await pool.query<{ action: string; reason: string | null }>(
      `select action, reason from activity_log where record_type = 'driver_job' and record_id = $1
       and action in ('stopped', 'let go on') order by id`,
      [id],
    )
  ).rows
const bellOf = async ({ driver, id }: SentJob) =>
  (
    await pool.query<{ title: string; body: string }>(
      `select title, body from notification where user_id = $1 and record_type = 'driver_job' and record_id = $2
       and title ~* 'work on' order by id`,
      [driver.user_id, id],
    )
  ).rows
const inDatabase = ({ id, at }: SentJob, status: string, column: string) =>
  pool.query(`update driver_job set status = $2, ${column} = $3 where id = $1`, [id, status, at('21:00')])

test('a check raised after the driver accepted stops the job until it is settled', async () => {
  const { job, job_id } = await ownJob()
  await accepts(job)
  expect((await raise(job_id)).status).toBe(200)
  const refused = { status: 409, message: 'The job is waiting for the SWMS. Call the office.' }
  expect(await send(job, tap('travel', job.at('20:00'), {}))).toMatchObject(refused)
  expect(await send(job, tap('arrive', job.at('20:00'), {}))).toMatchObject(refused)
  await expect(inDatabase(job, 'En Route', 'travel_at')).rejects.toMatchObject({ code: 'HY001' })
  expect((await rowOf(job.id)).status).toBe('Accepted')
  expect(await progressOf(job)).toMatchObject({ job_stop: 'The job is waiting for the SWMS' })

  // Settling one of two lets nobody go on.
  await raise(job_id, 'byda')
  await clear(job_id)
  expect(await send(job, tap('travel', job.at('20:00'), {}))).toMatchObject({
    status: 409,
    message: 'The job is waiting for the BYDA plans. Call the office.',
  })
  await clear(job_id, 'byda')
  expect(await progressOf(job)).toMatchObject({ job_stop: null })
  expect(await send(job, tap('travel', job.at('20:00'), {}))).toMatchObject({ status: 200 })
  expect(await historyOf(job.id)).toEqual([
    { action: 'stopped', reason: 'The job is waiting for the SWMS.' },
    { action: 'stopped', reason: 'The job is waiting for the SWMS, the BYDA plans.' },
    { action: 'let go on', reason: null },
  ])
})

test('a job on hold stops each of its drivers once, with the reason, and resuming lets them go on', async () => {
  const { job, job_id } = await ownJob()
  await comesToSite(job)
  expect((await hold(job_id)).status).toBe(200)
  const words = 'The job is on hold: Water main burst. Call the office.'
  expect(await send(job, tap('start', job.at('20:00'), { smu: 4100.5 }))).toMatchObject({
    status: 409,
    message: words,
  })
  await expect(inDatabase(job, 'Working', 'started_at')).rejects.toMatchObject({ code: 'HY001' })
  // What was tapped before that, without signal, is accepted when it arrives.
  app.clock.set(job.at('20:30'))
  expect(await send(job, tap('start', job.at('07:00'), { smu: 4100.5 }))).toMatchObject({ status: 200 })
  // At work, it is finished.
  expect(await send(job, tap('finish', job.at('20:30'), { smu: 4101 }))).toMatchObject({ status: 200 })

  const { job: other, job_id: other_id, job_no } = await ownJob()
  await comesToSite(other)
  await hold(other_id)
  await resume(other_id)
  expect(await send(other, tap('start', other.at('20:00'), { smu: 4100.5 }))).toMatchObject({ status: 200 })
  expect(await bellOf(other)).toEqual([
    {
      title: `Stop work on ${job_no}`,
      body: expect.stringMatching(/: The job is on hold: Water main burst\.$/),
    },
    { title: `Work on ${job_no} goes on`, body: expect.stringContaining(other.order.order_no) },
  ])
  expect((await historyOf(other.id)).map(({ action }) => action)).toEqual(['stopped', 'let go on'])
})

test('a driver job that ended is left alone', async () => {
  const { job, job_id } = await ownJob()
  await pool.query(
    `update driver_job set status = 'Cancelled', cancelled_at = now(), cancel_reason = 'Rain' where id = $1`,
    [job.id],
  )
  await hold(job_id)
  expect(await historyOf(job.id)).toEqual([])
})

test('a driver reads nothing of the client’s account', async () => {
  const { job, job_id } = await ownJob()
  await accepts(job)
  await pool.query(`update job set status = 'Pending' where id = $1`, [job_id])
  const { rows } = await pool.query(
    'select c.id, c.version from client c join job j on j.client_id = c.id where j.id = $1',
    [job_id],
  )
  const administrator = await app.as('administrator')
  const body = {
    version: rows[0].version,
    credit_hold: 1,
    credit_hold_reason: 'Invoices 90 days over',
  } as const
  expect(
    (await administrator.call(clientEndpoints.editClient, { params: { id: Number(rows[0].id) }, body }))
      .status,
  ).toBe(200)
  const { data, text } = await job.driver.call(calls.getDriverJob, { params: { id: job.id } })
  expect(data.progress.job_stop).toBe('The job is waiting for a check by the office')
  expect(text).not.toMatch(/credit|90 days/i)
})

test('of a hold and a start at the same moment, the second knows of the first', async () => {
  const rounds = count({ short: 4, full: 20 })
  for (let round = 0; round < rounds; round++) {
    const { job, job_id } = await ownJob()
    await comesToSite(job)
    const [held, started] = await Promise.all([
      hold(job_id),
      send(job, tap('start', job.at('20:00'), { smu: 4100.5 })),
    ])
    expect(held.status).toBe(200)
    const { rows } = await pool.query<{ action: string }>(
      `select action from activity_log where action in ('put on hold', 'started work')
        and (record_type = 'job' and record_id = $1 or record_type = 'driver_job' and record_id = $2) order by id`,
      [job_id, job.id],
    )
    expect(rows.map(({ action }) => action)).toEqual(
      started.status === 200 ? ['started work', 'put on hold'] : ['put on hold'],
    )
    if (started.status !== 200)
      expect(started).toMatchObject({
        status: 409,
        message: 'The job is on hold: Water main burst. Call the office.',
      })
    // Either way the phone says so.
    expect(await progressOf(job)).toMatchObject({ job_stop: 'The job is on hold: Water main burst' })
  }
})
