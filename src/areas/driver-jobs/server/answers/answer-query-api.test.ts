import { beforeEach, expect, test } from 'vitest'
import { attachmentEndpoints } from '#areas/attachments/contract/endpoints.ts'
import { docketEndpoints } from '#areas/dockets/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { makeCategory } from '#test/fleet.ts'
import { type SentJob, stepping, wholeDay } from '#test/driver-jobs.ts'
import { driverJobEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const { pool } = app.database
const allocator = await app.as('allocator')
const { newJob, takeAll } = stepping(app)

beforeEach(() => app.clock.set('2026-11-20T06:00:00+11:00'))

/** A worked day, agreed by phone and closed, whose docket the office queries. */
async function queried(reason = 'Was the break longer?') {
  const job = await newJob()
  await takeAll(job, await wholeDay(app, job))
  const docket_id = (await read(job)).docket_id!
  const params = { id: docket_id }
  await allocator.call(docketEndpoints.signDocketByPhone, { params, body: { name: 'Jo Nguyen' } })
  const { data: docket } = await allocator.call(docketEndpoints.queryDocket, { params, body: { reason } })
  expect(docket.status).toBe('Queried')
  return { job, docket }
}
const newAttachment = async () => {
  const { id: category } = await makeCategory(app)
  const { data } = await (
    await app.as('administrator')
  ).call(attachmentEndpoints.createAttachment, {
    body: { code: 'BH9', name: 'Rock breaker', kind: 'hammer', compatible_category_ids: [category] } as never,
  })
  return data
}
const read = async ({ driver, id }: SentJob) =>
  (await driver.call(calls.getDriverJob, { params: { id } })).data

/** The day as recorded, with a different break. */
const correctedFacts = (job: SentJob, breakEnd: string) => ({
  answer: 'The break went on until eleven.',
  starts_at: job.at('07:00'),
  finishes_at: job.at('15:00'),
  entries: [
    { kind: 'travel' as const, started_at: job.at('06:00'), ended_at: job.at('06:30') },
    { kind: 'break' as const, started_at: job.at('10:00'), ended_at: job.at(breakEnd) },
    { kind: 'standby' as const, started_at: job.at('12:00'), ended_at: job.at('12:45') },
  ],
  loads: [],
})
const answer = (job: SentJob, body: object) =>
  job.driver.call(calls.answerDocketQuery, {
    params: { id: job.id },
    body: { ...correctedFacts(job, '11:00'), ...body },
  })

test('someone else’s job, a query nobody made, and an invalid answer are refused with nothing written', async () => {
  const { job, docket } = await queried()
  const other = await app.as('otherDriver')
  expect((await answer({ ...job, driver: other }, {})).status).toBe(404)
  for (const name of ['allocator', 'accounts', 'sales', 'safety', 'subcontractor'] as const)
    expect((await answer({ ...job, driver: await app.as(name) }, {})).status).toBe(403)
  expect(await answer(job, { answer: '' })).toMatchObject({
    status: 422,
    errors: { answer: 'Your answer is required.' },
  })
  expect(await answer(job, { finishes_at: job.at('06:00') })).toMatchObject({
    status: 422,
    errors: { finishes_at: 'Finish time must be after start time.' },
  })
  expect(await answer(job, { agreed: [] })).toMatchObject({ status: 422 })
  expect(await answer(job, { version: docket.version - 1 })).toMatchObject({
    status: 409,
    message: 'The office has changed this docket. Close this and open it again.',
  })
  const { rows } = await pool.query('select count(*)::int as n from docket where docket_no = $1', [
    docket.docket_no,
  ])
  expect(rows).toEqual([{ n: 1 }])

  const untouched = await newJob()
  expect((await answer(untouched, {})).status).toBe(404)
  await takeAll(untouched, (await wholeDay(app, untouched)).slice(0, -2))
  expect(await answer(untouched, {})).toMatchObject({
    status: 409,
    message: 'This docket is Draft and cannot be revised.',
  })
})

test('the driver reads the query, on the day’s list too however long ago the day was', async () => {
  const { job } = await queried('Which excavator?')
  app.clock.set('2027-02-01T06:00:00+11:00')
  const day = await job.driver.call(calls.driverDay, {})
  expect(day.data.find(({ id }) => id === job.id)).toMatchObject({
    docket_status: 'Queried',
    docket_query: 'Which excavator?',
  })
  expect(day.text).not.toMatch(/cents|\$\d/)
})

test('the driver is taken to their own job, which shows the query whatever the revision', async () => {
  const { job, docket } = await queried()
  const { rows } = await pool.query(
    `select link from notification where user_id = $1 and record_type = 'docket' and record_id = $2`,
    [job.driver.user_id, docket.id],
  )
  expect(rows).toEqual([{ link: `/dashboard/driver_jobs/${job.id}/edit` }])
})

test('an answer makes the next revision; the signature stays if it charges no more, and the office is notified', async () => {
  const { job, docket } = await queried()
  const answered = await answer(job, { version: docket.version })
  expect(answered).toMatchObject({
    status: 200,
    data: { docket_no: docket.docket_no, docket_status: 'Signed', docket_query: null },
  })
  expect(answered.text).not.toMatch(/cents|\$\d/)
  const { data } = await allocator.call(docketEndpoints.getDocket, {
    params: { id: answered.data.docket_id! },
  })
  expect(data).toMatchObject({
    revision: 2,
    break_minutes: 60,
    driver_id: docket.driver_id,
    asset_id: docket.asset_id,
    query_reason: 'Was the break longer?',
    query_answer: 'The break went on until eleven.',
    revisions: [{ revision: 2 }, { revision: 1, status: 'Superseded' }],
  })
  const { rows } = await pool.query(
    `select title, body, link from notification where user_id = $1 and record_type = 'docket' and record_id = $2`,
    [allocator.user_id, data.id],
  )
  expect(rows).toEqual([
    {
      title: `The query on ${docket.docket_no} was answered`,
      body: 'Kestrel Homes: The break went on until eleven.',
      link: `/dashboard/dockets/${data.id}`,
    },
  ])

  // Queried again, the old answer no longer counts.
  const params = { id: data.id }
  const again = await allocator.call(docketEndpoints.queryDocket, { params, body: { reason: 'And lunch?' } })
  expect(again.data).toMatchObject({ query_reason: 'And lunch?', query_answer: null })
})

test('more hours than the client signed for wait for a new signature', async () => {
  const { job } = await queried()
  const { data } = await answer(job, { ...correctedFacts(job, '10:15') })
  expect(data).toMatchObject({ docket_status: 'Submitted', docket_query: null })
})

test('a tracked load is not added without its record, and with it waits for a signature', async () => {
  const { job, docket } = await queried()
  const { entries } = correctedFacts(job, '11:00')
  const loads = docket.loads.map(({ load_no: _no, ...load }) => load)
  const soil = { material: 'Cat A', loaded_at: job.at('13:00'), net_t: 10 }
  const words = 'Cat A must be tracked. Enter the Waste Tracker record number.'
  expect(await answer(job, { entries, loads: [...loads, soil] })).toMatchObject({
    status: 422,
    message: words,
    errors: { [`loads.${loads.length}.waste_record_no`]: words },
  })
  expect((await read(job)).docket_status).toBe('Queried')
  const revise = await allocator.call(docketEndpoints.reviseDocket, {
    params: { id: docket.id },
    body: {
      driver_id: job.driver_id,
      starts_at: job.at('07:00'),
      finishes_at: job.at('15:00'),
      loads: [soil],
    },
  })
  expect(revise).toMatchObject({ status: 422, message: words })
  const tracked = { ...soil, waste_record_no: 'WT-09' }
  expect(await answer(job, { entries, loads: [...loads, tracked] })).toMatchObject({
    status: 200,
    data: { docket_status: 'Submitted' },
  })
})

test('hours of an attachment that exceed the corrected shift are flagged, never refused', async () => {
  const { job, docket } = await queried()
  const { id: attachment_id } = await newAttachment()
  const { starts_at, finishes_at, entries, loads } = correctedFacts(job, '10:30')
  const { driver_id, asset_id } = docket
  const used = { attachments: [{ attachment_id, hours: 5 }] }
  const revised = await allocator.call(docketEndpoints.reviseDocket, {
    params: { id: docket.id },
    body: { driver_id, asset_id, starts_at, finishes_at, entries, loads, ...used },
  })
  expect(revised.status, revised.text).toBe(200)
  const params = { id: revised.data.id }
  await allocator.call(docketEndpoints.queryDocket, { params, body: { reason: 'Sure?' } })
  const answered = await answer(job, { finishes_at: job.at('09:00'), entries: [] })
  expect(answered.status, answered.text).toBe(200)
  const { data } = await allocator.call(docketEndpoints.getDocket, {
    params: { id: answered.data.docket_id! },
  })
  expect(data.variance).toContainEqual({
    code: 'attachment',
    text: 'BH9 Rock breaker, 5 hours, but only 2 h of work and stand-by.',
  })
  expect(data.attachments).toMatchObject([{ attachment_id, hours: 5 }])
})

test('what the office agreed stays agreed', async () => {
  const { job, docket } = await queried()
  const { starts_at, finishes_at, entries, loads } = correctedFacts(job, '10:30')
  const { driver_id, asset_id } = docket
  const agreed = [{ position: 1, quantity_agreed: 6, reason: 'Jo agreed to six hours' }]
  const revised = await allocator.call(docketEndpoints.reviseDocket, {
    params: { id: docket.id },
    body: { driver_id, asset_id, starts_at, finishes_at, entries, loads, agreed },
  })
  const params = { id: revised.data.id }
  await allocator.call(docketEndpoints.queryDocket, { params, body: { reason: 'Sure?' } })
  const answered = await answer(job, {})
  const { data } = await allocator.call(docketEndpoints.getDocket, {
    params: { id: answered.data.docket_id! },
  })
  expect(data.lines[0]).toMatchObject({ quantity_agreed: 6, reason: 'Jo agreed to six hours' })
})
