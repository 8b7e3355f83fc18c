import { expect, test } from 'vitest'
import { resourceEndpoints } from '#areas/resources/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { type SentJob, office, prestart, send, sentJob, stepping, tap } from '#test/driver-jobs.ts'
import { driverJobEndpoints as calls } from '../../contract/endpoints.ts'
import { followOrder } from '../sending/follow-order.ts'

const app = await testApp()
const { pool } = app.database
const allocator = await app.as('allocator')
const safety = await app.as('safety')
const { newJob, rowOf, takeAll } = stepping(app)

const accepts = async (job: SentJob) =>
  takeAll(job, [
    tap('accept', job.at('05:00'), { order_version: (await rowOf(job.id)).order_version as number }),
  ])
const fit = (job: SentJob, time: string, is_fit: 0 | 1) => tap('fit_for_duty', job.at(time), { is_fit })
const travel = (job: SentJob, time: string) => send(job, tap('travel', job.at(time), {}))
const arrive = (job: SentJob, time: string) => send(job, tap('arrive', job.at(time), {}))
/** Another job of the same day. */
const sameDay = async (job: SentJob, asked: Parameters<typeof sentJob>[2] = {}) => {
  app.clock.set(job.at('03:00'))
  const other = await sentJob(app, job.at('12:00').slice(0, 10), { start_time: '16:00', hours: 2, ...asked })
  app.clock.set(job.at('20:00'))
  return other
}
const inDatabase = ({ id, at }: SentJob, status: string, column: string) =>
  pool.query(`update driver_job set status = $2, ${column} = $3 where id = $1`, [id, status, at('20:00')])

test('a driver who declared not fit is stopped on every job of the day, and cannot reverse it alone', async () => {
  const job = await newJob()
  const other = await sameDay(job)
  await accepts(job)
  await accepts(other)
  await takeAll(job, [fit(job, '05:50', 0)])
  const { rows: said } = await pool.query(
    `select action from activity_log where record_type = 'driver_job' and record_id = $1 order by id desc limit 1`,
    [job.id],
  )
  expect(said).toEqual([{ action: 'declared not fit' }])
  const refused = { status: 409, message: 'You reported not fit for duty. Call the office.' }
  expect(await travel(job, '06:00')).toMatchObject(refused)
  expect(await arrive(job, '06:30')).toMatchObject(refused)
  expect(await send(job, fit(job, '06:31', 1))).toMatchObject(refused)
  const elsewhere = {
    status: 409,
    message: `You reported not fit for duty on ${job.order.order_no}. Call the office.`,
  }
  expect(await travel(other, '14:00')).toMatchObject(elsewhere)
  expect(await send(other, fit(other, '14:00', 1))).toMatchObject(elsewhere)
  for (const one of [job, other]) {
    await expect(inDatabase(one, 'En Route', 'travel_at')).rejects.toMatchObject({ code: 'HY001' })
    await expect(inDatabase(one, 'On Site', 'on_site_at')).rejects.toMatchObject({ code: 'HY001' })
    expect((await rowOf(one.id)).status).toBe('Accepted')
  }
})

test('someone who may override clears the driver, with a reason that is saved; another no stops again', async () => {
  const job = await newJob()
  const other = await sameDay(job)
  await accepts(job)
  await accepts(other)
  const clear = { params: { id: job.id }, body: { reason: 'Spoke to Dan: a slip of the thumb' } }
  for (const name of ['accounts', 'sales', 'driver', 'subcontractor'] as const)
    expect((await (await app.as(name)).call(calls.clearForDuty, clear)).status).toBe(403)
  expect(await allocator.call(calls.clearForDuty, clear)).toMatchObject({
    status: 409,
    message: 'The driver has not reported not fit for duty.',
  })
  await takeAll(job, [fit(job, '05:50', 0)])
  expect(await allocator.call(calls.clearForDuty, { ...clear, body: { reason: '' } })).toMatchObject({
    status: 422,
  })
  expect(await safety.call(calls.clearForDuty, clear)).toMatchObject({
    status: 200,
    data: { progress: { is_fit: 0, is_cleared: 1, not_fit_on: null } },
  })
  const { rows: kept } = await pool.query(
    `select reason, actor_user_id from activity_log where record_type = 'driver_job' and record_id = $1
     and action = 'cleared for duty'`,
    [job.id],
  )
  expect(kept).toEqual([{ reason: 'Spoke to Dan: a slip of the thumb', actor_user_id: safety.user_id }])
  const { rows: notices } = await pool.query(
    `select title, body from notification where record_type = 'driver_job' and record_id = $1 and user_id = $2
     and title like 'You are cleared%'`,
    [job.id, job.driver.user_id],
  )
  expect(notices).toEqual([
    {
      title: `You are cleared for duty on ${job.order.order_no}`,
      body: 'Kestrel Homes: Spoke to Dan: a slip of the thumb',
    },
  ])
  await takeAll(job, [fit(job, '06:10', 0)])
  expect((await travel(job, '06:20')).status).toBe(409)
  // The office may be looking at the other job when it decides.
  expect(await safety.call(calls.clearForDuty, { ...clear, params: { id: other.id } })).toMatchObject({
    status: 200,
    data: { id: other.id, progress: { not_fit_on: null } },
  })
  await takeAll(job, [tap('travel', job.at('06:30'), {})])
})

test('a machine that failed on one job is not driven to another site, unless the office allows it', async () => {
  const job = await newJob()
  const other = await sameDay(job, { who: 'otherDriver', asset_id: job.asset_id })
  await accepts(job)
  await accepts(other)
  app.clock.set(job.at('06:00'))
  await takeAll(job, [
    fit(job, '05:50', 1),
    await prestart(app, job, job.at('06:00'), { 'Emergency stop': { value: 'fail', comment: 'Stuck' } }),
  ])
  app.clock.set(job.at('20:00'))
  expect(await travel(job, '06:10')).toMatchObject({
    status: 409,
    message: 'The machine failed its checklist. Call the office.',
  })
  expect(await travel(other, '14:00')).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^The machine is off the road: .*Emergency stop\. Call the office\.$/),
  })
  expect((await arrive(other, '14:30')).status).toBe(409)
  for (const one of [job, other])
    await expect(inDatabase(one, 'En Route', 'travel_at')).rejects.toMatchObject({ code: 'HY001' })

  const letGo = { params: { id: other.id }, body: { reason: 'Looked at: the stop works' } }
  expect(await safety.call(calls.letDriverStart, letGo)).toMatchObject({
    data: { progress: { checklist: 'overridden', off_road: null } },
  })
  await takeAll(other, [tap('travel', other.at('14:00'), {})])
  expect((await travel(job, '06:20')).status).toBe(409)
})

test('a step from before the machine went off the road is accepted, however late', async () => {
  const job = await newJob()
  await accepts(job)
  app.clock.set(job.at('06:30'))
  const parked = { params: { id: job.asset_id }, body: { reason: 'Hose burst' } }
  expect((await allocator.call(resourceEndpoints.takeOffRoad, parked)).status).toBe(200)
  app.clock.set(job.at('20:00'))
  expect(await travel(job, '06:31')).toMatchObject({
    status: 409,
    message: 'The machine is off the road: Hose burst. Call the office.',
  })
  await takeAll(job, [tap('travel', job.at('06:29'), {}), tap('arrive', job.at('06:50'), {})])
  expect((await send(job, tap('start', job.at('07:00'), {}))).status).toBe(409)
})

test('an earlier clearance does not cover a later failure', async () => {
  const job = await newJob()
  await accepts(job)
  const letGo = { params: { id: job.id }, body: { reason: 'Done on paper' } }
  app.clock.set(job.at('05:30'))
  expect((await allocator.call(calls.letDriverStart, letGo)).data.progress.checklist).toBe('overridden')
  app.clock.set(job.at('20:00'))
  const fails = { 'Emergency stop': { value: 'fail', comment: 'Stuck' } } as const
  await takeAll(job, [fit(job, '05:50', 1), await prestart(app, job, job.at('06:00'), fails)])
  expect(await travel(job, '06:10')).toMatchObject({
    status: 409,
    message: 'The machine failed its checklist. Call the office.',
  })
})

test('nor a machine that another job finds broken, nor another machine', async () => {
  const job = await newJob()
  app.clock.set(job.at('05:30'))
  const letGo = { params: { id: job.id }, body: { reason: 'Done on paper' } }
  await allocator.call(calls.letDriverStart, letGo)
  app.clock.set(job.at('05:40'))
  const parked = { params: { id: job.asset_id }, body: { reason: 'Hose burst' } }
  await allocator.call(resourceEndpoints.takeOffRoad, parked)
  const seen = async () =>
    (await job.driver.call(calls.getDriverJob, { params: { id: job.id } })).data.progress
  expect((await seen()).off_road).toBe('Hose burst')
  await pool.query(
    `update booking set released_at = now(), release_reason = 'Test' where job_item_id = $1 and asset_id = $2`,
    [job.order.id, job.asset_id],
  )
  await app.platform.write(office, (change) => followOrder(change, { job_item_id: job.order.id }))
  expect(await rowOf(job.id)).toMatchObject({ asset_id: null, checklist_override_reason: null })
})

test('a driver whose prestart says not fit to drive is stopped as if declared, and the machine is not', async () => {
  const job = await newJob({ asset_group: 'truck' })
  const other = await sameDay(job)
  await accepts(job)
  await accepts(other)
  const no = { 'Fit to drive: rested, no alcohol, no drugs': { value: 'no', comment: 'Up all night' } }
  const said = await prestart(app, job, job.at('05:55'), no)
  // Whatever the phone makes of the answers.
  await takeAll(job, [{ ...said, data: { ...said.data, is_fit: 1 } }])
  expect(await rowOf(job.id)).toMatchObject({ is_fit: 0 })
  const words = 'You reported not fit for duty. Call the office.'
  expect(await travel(job, '06:00')).toMatchObject({ status: 409, message: words })
  expect(await send(job, fit(job, '06:01', 1))).toMatchObject({ status: 409, message: words })
  expect(await travel(other, '14:00')).toMatchObject({
    status: 409,
    message: `You reported not fit for duty on ${job.order.order_no}. Call the office.`,
  })
  const { rows: machine } = await pool.query(
    `select a.status, (select count(*)::int from asset_defect f where f.asset_id = a.id) as defects,
      (select c.result from asset_checklist c where c.asset_id = a.id) as result from asset a where a.id = $1`,
    [job.asset_id],
  )
  expect(machine).toEqual([{ status: 'available', defects: 0, result: 'pass' }])
  const { rows: notices } = await pool.query(
    `select title from notification where record_type = 'driver_job' and record_id = $1 and user_id = $2
     and title like '%not fit%'`,
    [job.id, safety.user_id],
  )
  expect(notices).toEqual([{ title: 'Dan Okafor is not fit for duty' }])
  expect(
    await safety.call(calls.clearForDuty, { params: { id: job.id }, body: { reason: 'Wrong box' } }),
  ).toMatchObject({ status: 200, data: { progress: { is_cleared: 1, checklist: 'pass' } } })
  await takeAll(job, [tap('travel', job.at('06:30'), {})])
})
