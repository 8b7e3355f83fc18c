import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { type SentJob, send, sentJob, stepping, tap } from '#test/driver-jobs.ts'
import { driverJobEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const { pool } = app.database
const { rowOf, takeAll } = stepping(app)
const allocator = await app.as('allocator')

/** A job accepted days before; anything another test left running has ended. */
async function accepted(date: string, asked: Parameters<typeof sentJob>[2]): Promise<SentJob> {
  await pool.query(`update time_entry set ended_at = started_at + interval '1 minute' where ended_at is null`)
  app.clock.set('2027-01-20T12:00:00+11:00')
  const job = await sentJob(app, date, asked)
  await accepts(job)
  return job
}
const accepts = async ({ id, ...job }: Pick<SentJob, 'id' | 'driver'>) =>
  takeAll({ ...job, id } as SentJob, [
    tap('accept', app.clock.now().toISOString(), {
      order_version: (await rowOf(id)).order_version as number,
    }),
  ])
const says = (job: SentJob, at: string, is_fit: 0 | 1) => {
  app.clock.set(at)
  return send(job, tap('fit_for_duty', at, { is_fit }))
}
const travels = (job: SentJob, at: string) => {
  app.clock.set(at)
  return send(job, tap('travel', at, {}))
}
const refused = ({ order }: SentJob) => ({
  status: 409,
  message: `You reported not fit for duty on ${order.order_no}. Call the office.`,
})
const inDatabase = ({ id }: SentJob, at: string) =>
  pool.query(`update driver_job set status = 'En Route', travel_at = $2 where id = $1`, [id, at])

test('a driver who is not fit stays stopped when the same order is sent again, until the office decides', async () => {
  const job = await accepted('2027-02-01', { start_time: '07:00' })
  const at = job.at('05:50')
  expect((await says(job, at, 0)).status).toBe(200)
  await takeAll(job, [tap('decline', at, { reason: 'Sick' })])
  const sent = await allocator.call(calls.sendDriverJobAgain, { params: { id: job.id }, body: {} })
  const again: SentJob = { ...job, id: sent.data.id }
  expect(again.id).not.toBe(job.id)
  const seen = async () =>
    (await job.driver.call(calls.getDriverJob, { params: { id: again.id } })).data.progress
  expect((await seen()).not_fit_on).toBe(job.order.order_no)
  await accepts(again)
  expect(await travels(again, job.at('06:00'))).toMatchObject(refused(job))
  expect(await says(again, job.at('06:01'), 1)).toMatchObject(refused(job))
  await expect(inDatabase(again, job.at('06:00'))).rejects.toMatchObject({ code: 'HY001' })

  const cleared = await allocator.call(calls.clearForDuty, {
    params: { id: again.id },
    body: { reason: 'Spoke to Dan: well again' },
  })
  expect(cleared).toMatchObject({ status: 200, data: { id: again.id, progress: { not_fit_on: null } } })
  expect(await rowOf(job.id)).toMatchObject({ cleared_for_duty_reason: 'Spoke to Dan: well again' })
  expect((await travels(again, job.at('06:10'))).status).toBe(200)
})

test('of two simultaneous clearances of a driver, on different jobs, one succeeds', async () => {
  const job = await accepted('2027-03-15', { start_time: '07:00' })
  const at = job.at('05:50')
  expect((await says(job, at, 0)).status).toBe(200)
  await takeAll(job, [tap('decline', at, { reason: 'Sick' })])
  const sent = await allocator.call(calls.sendDriverJobAgain, { params: { id: job.id }, body: {} })
  const safety = await app.as('safety')
  const clear = (who: typeof allocator, id: number) =>
    who.call(calls.clearForDuty, { params: { id }, body: { reason: 'Well again' } })
  const both = await Promise.all([clear(allocator, sent.data.id), clear(safety, job.id)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const { rows } = await pool.query(
    `select count(*)::int as n from activity_log where record_type = 'driver_job' and action = 'cleared for duty'
     and record_id = $1`,
    [job.id],
  )
  expect(rows).toEqual([{ n: 1 }])
})

test('a no in a night shift lasts past midnight, and seven hours after the shift', async () => {
  const night = await accepted('2027-02-03', { start_time: '18:00', hours: 10 })
  const morning = await accepted('2027-02-04', { start_time: '06:00', hours: 4 })
  expect((await says(night, night.at('17:50'), 0)).status).toBe(200)
  expect(await travels(morning, morning.at('01:00'))).toMatchObject(refused(night))
  expect(await travels(morning, morning.at('10:59'))).toMatchObject(refused(night))
  await expect(inDatabase(morning, morning.at('10:59'))).rejects.toMatchObject({ code: 'HY001' })
  expect((await travels(morning, morning.at('11:00'))).status).toBe(200)
})

test('a no this evening about tomorrow applies tonight', async () => {
  const tonight = await accepted('2027-02-08', { start_time: '19:00', hours: 3 })
  const tomorrow = await accepted('2027-02-09', { start_time: '06:00', hours: 8 })
  expect((await says(tomorrow, tonight.at('18:00'), 0)).status).toBe(200)
  expect(await travels(tonight, tonight.at('18:30'))).toMatchObject(refused(tomorrow))
})

test('a no on one day does not apply on the next', async () => {
  const one = await accepted('2027-02-15', { start_time: '06:00', hours: 8 })
  const next = await accepted('2027-02-16', { start_time: '06:00', hours: 8 })
  expect((await says(one, one.at('05:50'), 0)).status).toBe(200)
  expect((await travels(next, next.at('05:30'))).status).toBe(200)
})
