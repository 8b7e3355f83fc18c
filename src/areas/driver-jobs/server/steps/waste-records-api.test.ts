import { expect, test } from 'vitest'
import { docketEndpoints } from '#areas/dockets/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { type SentJob, type Tap, send, stepping, tap, wholeDay } from '#test/driver-jobs.ts'
import { driverJobEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const { pool } = app.database
const owner = await app.database.owner()
const allocator = await app.as('allocator')
const { newJob, takeAll } = stepping(app)

/** A job in progress up to its first load, of tracked material. */
async function working(): Promise<{ job: SentJob; taps: Tap[]; noting: (waste_record_no: string) => Tap }> {
  const job = await newJob()
  const taps = await wholeDay(app, job)
  await takeAll(job, taps.slice(0, 7))
  const noting = (waste_record_no: string) =>
    ({ ...taps[7]!, data: { ...taps[7]!.data, material: 'Cat C', waste_record_no } }) as Tap
  return { job, taps, noting }
}
const tips = ({ data }: Tap, job: SentJob) =>
  tap('tip', job.at('08:10'), { client_load_id: data.client_load_id as string, tip: 'Northern Tip' })
const finishes = (job: SentJob) => tap('finish', job.at('15:00'), {})
const inUse = { status: 409, message: 'This waste record number is already recorded.' }

/** A load with a record, tipped and finished, and its docket submitted. */
async function docketed(waste_record_no: string) {
  const { job, noting } = await working()
  const load = noting(waste_record_no)
  await takeAll(job, [load, tips(load, job), finishes(job)])
  const unsigned = tap('sign', job.at('15:10'), { unsigned_reason: 'Nobody on site' })
  await takeAll(job, [unsigned, tap('close', job.at('15:12'), {})])
  const { data } = await job.driver.call(calls.getDriverJob, { params: { id: job.id } })
  return { id: data.docket_id! }
}

test('a mistyped number is free once the docket names another, and not before', async () => {
  const params = await docketed('WT-wrong')
  await allocator.call(docketEndpoints.signDocketByPhone, { params, body: { name: 'Jo Nguyen' } })
  const reason = 'Is the record right?'
  const { data: docket } = await allocator.call(docketEndpoints.queryDocket, { params, body: { reason } })
  const { job, noting } = await working()
  const wrong = noting('wt-wrong')
  expect(await send(job, wrong)).toMatchObject(inUse)

  const { starts_at, finishes_at, asset_id, driver_id, version, loads } = docket
  const revised = await allocator.call(docketEndpoints.reviseDocket, {
    params,
    body: {
      starts_at,
      finishes_at,
      asset_id,
      driver_id,
      version,
      loads: loads.map(({ load_no: _no, ...load }) => ({ ...load, waste_record_no: 'WT-right' })),
    },
  })
  expect(revised.status, revised.text).toBe(200)
  expect(await send(job, noting('WT-right'))).toMatchObject(inUse)
  expect((await send(job, wrong)).status).toBe(200)
})

test('voiding a load or docket frees its number', async () => {
  const first = await working()
  const load = first.noting('WT-void')
  const client_load_id = load.data.client_load_id as string
  await takeAll(first.job, [
    load,
    tap('void_load', first.job.at('07:40'), { client_load_id, reason: 'Wrong pit' }),
    finishes(first.job),
  ])
  const params = await docketed('WT-void')
  const voided = await allocator.call(docketEndpoints.voidDocket, { params, body: { reason: 'Twice' } })
  expect(voided.status, voided.text).toBe(200)
  const third = await working()
  await takeAll(third.job, [third.noting('WT-void')])
})

test('a record shared by two loads from before the rule carries over to docket and revisions', async () => {
  const { job, noting } = await working()
  const load = noting('WT-own')
  await takeAll(job, [load])
  const other = await working()
  await takeAll(other.job, [other.noting('WT-old')])
  // As written before the rule.
  for (const table of ['load', 'driver_job_step'])
    await owner.query(`alter table ${table} disable trigger user`)
  await owner.query(`update load set waste_record_no = 'WT-old' where driver_job_id = $1`, [job.id])
  await owner.query(
    `update driver_job_step set data = jsonb_set(data, '{waste_record_no}', '"WT-old"') where driver_job_id = $1 and kind = 'load'`,
    [job.id],
  )
  await owner.query(`delete from load_waste_record where waste_record_no = 'WTOWN'`)
  for (const table of ['load', 'driver_job_step'])
    await owner.query(`alter table ${table} enable trigger user`)
  await takeAll(other.job, [tips(other.noting('WT-old'), other.job), finishes(other.job)])
  await takeAll(job, [tips(load, job), finishes(job)])
  const { rows } = await pool.query(
    `select count(*)::int as n from docket where driver_job_id = $1 and loads -> 0 ->> 'waste_record_no' = 'WT-old'`,
    [job.id],
  )
  expect(rows).toEqual([{ n: 1 }])

  // Its correction keeps the earlier number, and says who else has it; another number must be free.
  const { data: shared } = await job.driver.call(calls.getDriverJob, { params: { id: job.id } })
  const params = { id: shared.docket_id! }
  const unsigned = tap('sign', job.at('15:10'), { unsigned_reason: 'Nobody on site' })
  await takeAll(job, [unsigned, tap('close', job.at('15:12'), {})])
  await allocator.call(docketEndpoints.signDocketByPhone, { params, body: { name: 'Jo Nguyen' } })
  const asked = await allocator.call(docketEndpoints.queryDocket, { params, body: { reason: 'Hours?' } })
  expect(asked.data.variance).toContainEqual({
    code: 'record',
    text: expect.stringMatching(/^Waste record WT-old is on D-\d+ too\.$/),
  })
  const { starts_at, asset_id, driver_id, version, loads } = asked.data
  const revise = (finishes_at: string, waste_record_no: string) =>
    allocator.call(docketEndpoints.reviseDocket, {
      params,
      body: {
        starts_at,
        finishes_at,
        asset_id,
        driver_id,
        version,
        loads: loads.map(({ load_no: _no, ...load }) => ({ ...load, waste_record_no })),
      },
    })
  const held = await working()
  await takeAll(held.job, [held.noting('WT-held')])
  expect((await revise(asked.data.finishes_at, 'wt held')).status).toBe(422)
  const revised = await revise(job.at('14:45'), 'WT-old')
  expect(revised.status, revised.text).toBe(200)
  const third = await working()
  expect(await send(third.job, third.noting('wt-old'))).toMatchObject(inUse)
})

test('a waiting load with another phone’s number is set aside, and the step it waited for is accepted', async () => {
  const first = await working()
  await takeAll(first.job, [first.noting('WT-late')])
  const job = await newJob()
  const taps = await wholeDay(app, job)
  await takeAll(job, taps.slice(0, 6))
  const start = taps[6]!
  const load = { ...taps[7]!, data: { ...taps[7]!.data, material: 'Cat C', waste_record_no: 'wt late' } }
  expect((await send(job, { ...load, after: start.client_op_id } as Tap)).status).toBe(200)
  expect((await send(job, start)).status).toBe(200)
  const { data } = await job.driver.call(calls.getDriverJob, { params: { id: job.id } })
  expect(data.set_aside).toBe(1)
})
