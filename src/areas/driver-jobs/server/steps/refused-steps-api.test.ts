import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { prestart, send, stepping, tap, wholeDay } from '#test/driver-jobs.ts'
import { driverJobEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const { pool } = app.database
await app.as('safety')
const otherDriver = await app.as('otherDriver')
const { newJob, rowOf, countOf, stateOf, takeAll } = stepping(app)

beforeEach(() => app.clock.set('2026-11-20T06:00:00+11:00'))

test('someone else’s job, and a user who is not a driver', async () => {
  const job = await newJob()
  const step = tap('accept', job.at('05:00'), { order_version: 1 })
  expect((await send({ ...job, driver: otherDriver }, step)).status).toBe(404)
  for (const name of ['allocator', 'accounts', 'sales', 'safety', 'subcontractor'] as const)
    expect((await send({ ...job, driver: await app.as(name) }, step)).status).toBe(403)
  expect((await send({ ...job, driver: app.visitor }, step)).status).toBe(401)
  expect((await otherDriver.call(calls.getDriverJob, { params: { id: job.id } })).status).toBe(404)
  expect((await rowOf(job.id)).status).toBe('Sent')
})

test('a key other than the step’s own, a reused step id, an impossible clock', async () => {
  const job = await newJob()
  const before = await stateOf(job.id)
  const step = tap('seen', job.at('05:00'), {})
  const other = await job.driver.call(calls.takeStep, { params: { id: job.id }, body: { ...step, data: {} } })
  expect(other).toMatchObject({
    status: 422,
    message: 'The Idempotency-Key of this call is its client_op_id.',
  })
  expect(await send(job, tap('seen', job.at('20:11'), {}))).toMatchObject({ status: 422 })
  expect(await send(job, tap('seen', job.at('05:00', '2026-11-01'), {}))).toMatchObject({ status: 422 })
  for (const at of ['9999-12-31T23:59:59Z', '0000-01-01T00:00:00Z'])
    expect(await send(job, tap('seen', at, {}))).toMatchObject({
      status: 422,
      errors: { at: 'The year must be from 1920 to 2100.' },
    })
  expect(await send(job, tap('accept', job.at('05:00'), { order_version: 0 }))).toMatchObject({
    status: 422,
  })
  expect(await send(job, { ...step, data: { price_cents: 1 } })).toMatchObject({
    status: 422,
    errors: { 'data.price_cents': 'This field is not known.' },
  })
  expect(await stateOf(job.id)).toBe(before)
})

test('a step out of turn, with nothing written', async () => {
  const job = await newJob()
  const before = await stateOf(job.id)
  expect(await send(job, tap('start', job.at('07:00'), {}))).toMatchObject({
    status: 409,
    message: 'You cannot start work while this job is Sent.',
  })
  expect(await stateOf(job.id)).toBe(before)
  const taps = await wholeDay(app, job)
  await takeAll(job, taps.slice(0, 5))
  const there = await stateOf(job.id)
  expect(await send(job, tap('start', job.at('07:00'), {}))).toMatchObject({
    status: 409,
    message: 'Complete the machine’s checklist first.',
  })
  expect(await stateOf(job.id)).toBe(there)
})

test('a version the order does not have, and tracked soil without its record', async () => {
  const job = await newJob()
  const version = (await rowOf(job.id)).order_version as number
  expect(await send(job, tap('accept', job.at('05:00'), { order_version: version + 1 }))).toMatchObject({
    status: 409,
    message: 'The order has changed. Read it again, then accept it.',
  })
  expect((await rowOf(job.id)).status).toBe('Sent')
  await takeAll(job, (await wholeDay(app, job)).slice(0, 7))
  const load = { client_load_id: randomUUID(), material: 'Cat C' }
  expect(await send(job, tap('load', job.at('08:00'), load))).toMatchObject({
    status: 409,
    message: 'Cat C must be tracked. Enter the Waste Tracker record number.',
  })
  expect(await countOf('load', job.id)).toBe(0)
})

test('a material not on the list, and "Other" without its classification', async () => {
  const job = await newJob()
  await takeAll(job, (await wholeDay(app, job)).slice(0, 7))
  const load = (data: object) =>
    send(job, tap('load', job.at('08:00'), { client_load_id: randomUUID(), material: 'Other', ...data }))
  expect(await load({ material: 'Cat-C' })).toMatchObject({
    status: 422,
    message: 'Material is not one of the choices.',
    errors: { 'data.material': 'Material is not one of the choices.' },
  })
  expect(await load({})).toMatchObject({
    status: 409,
    message: 'Say what it is and its soil classification.',
  })
  expect(await countOf('load', job.id)).toBe(0)
  expect(await load({ note: 'Acid sulfate, N121' })).toMatchObject({ status: 200 })
})

test('a photo that has not arrived', async () => {
  const job = await newJob()
  await takeAll(job, (await wholeDay(app, job)).slice(0, 7))
  const load = { client_load_id: randomUUID(), material: 'Clay', ticket_file: randomUUID() }
  expect(await send(job, tap('load', job.at('08:00'), load))).toMatchObject({
    status: 422,
    message: 'A photo has not arrived yet. It must arrive before the step.',
  })
  expect(await countOf('load', job.id)).toBe(0)
})

test('a second checklist of the day, in the specification’s words', async () => {
  const job = await newJob()
  await takeAll(job, (await wholeDay(app, job)).slice(0, 6))
  expect(await send(job, await prestart(app, job, job.at('06:50')))).toMatchObject({
    status: 409,
    message: 'Checklist already added for today!',
  })
})

test('a machine that failed its prestart does not start, until the office allows it', async () => {
  const job = await newJob()
  await takeAll(job, (await wholeDay(app, job)).slice(0, 5))
  const failed = await prestart(app, job, job.at('06:45'), {
    'Emergency stop': { value: 'fail', comment: 'Stuck' },
  })
  expect(await send(job, failed)).toMatchObject({ status: 200 })
  const { rows } = await pool.query('select status from asset where id = $1', [job.asset_id])
  expect(rows[0]).toEqual({ status: 'off_road' })
  expect(await send(job, tap('start', job.at('07:00'), {}))).toMatchObject({
    status: 409,
    message: 'The machine failed its checklist. Call the office.',
  })
  const allocator = await app.as('allocator')
  const let_start = { params: { id: job.id }, body: { reason: 'Replaced the switch, checked by Sam' } }
  expect((await job.driver.call(calls.letDriverStart, let_start)).status).toBe(403)
  expect((await allocator.call(calls.letDriverStart, let_start)).data.progress.checklist).toBe('overridden')
  expect((await send(job, tap('start', job.at('07:30'), {}))).data.status).toBe('Working')
})

test('a driver busy with one job starts no other, yet an earlier day may arrive after a later one', async () => {
  const [early, late] = [await newJob(), await newJob()]
  await takeAll(late, (await wholeDay(app, late)).slice(0, 7))
  const taps = await wholeDay(app, early)
  await takeAll(early, taps.slice(0, 7))
  expect(await countOf('time_entry', early.id)).toBe(2)
  const after = await newJob()
  await pool.query('update time_entry set ended_at = null where driver_job_id = $1 and kind = $2', [
    late.id,
    'work',
  ])
  const travel = (await wholeDay(app, after)).slice(0, 4)
  await takeAll(after, travel.slice(0, 3))
  expect(await send(after, travel[3]!)).toMatchObject({
    status: 409,
    message: `You are still on ${late.order.order_no}. Finish that job first.`,
  })
})
