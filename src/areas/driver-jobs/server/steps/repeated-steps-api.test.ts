import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { type SentJob, type Tap, prestart, send, stepping, tap, wholeDay } from '#test/driver-jobs.ts'
import { driverJobEndpoints as calls } from '../../contract/endpoints.ts'
import { requestHash } from '#platform/server/change/idempotency-store.ts'
import { stepWords } from '../../rules/step-words.ts'

const app = await testApp()
const { pool } = app.database
const { newJob, rowOf, countOf, takeAll } = stepping(app)

/** A small deterministic random generator. */
const randomly = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}

test('steps sent one to five times in any order end like the normal day, each taking effect once', async () => {
  const answerOf = async (job: SentJob) => {
    const { data } = await job.driver.call(calls.getDriverJob, { params: { id: job.id } })
    const { status, progress, worked_minutes, docket_status } = data
    const times = JSON.stringify({
      status,
      progress,
      worked_minutes,
      docket_status,
      words: data.steps.map(({ kind, at, state, words }) => [kind, at, state, words]),
    })
    const first = progress.entries[0]!.started_at.slice(0, 10)
    const next = job.at('15:00').slice(0, 10)
    return (
      times
        .replaceAll(first, 'D-1')
        .replaceAll(next, 'D')
        .replaceAll(/[0-9a-f-]{36}/g, 'made')
        // A record number is for one load.
        .replaceAll(/WT-77-[0-9a-f]+/g, 'WT-77')
    )
  }
  const plain = await newJob()
  await takeAll(plain, await wholeDay(app, plain))
  const expected = await answerOf(plain)
  for (const seed of [1, 2, 3]) {
    const random = randomly(seed)
    const job = await newJob()
    const taps = await wholeDay(app, job)
    const sent = taps
      .flatMap((one) => Array.from({ length: 1 + Math.floor(random() * 5) }, () => one))
      .map((one) => ({ one, place: random() }))
      .toSorted((a, b) => a.place - b.place)
    for (const { one } of sent) expect(await send(job, one)).toMatchObject({ status: 200 })
    expect(await answerOf(job)).toBe(expected)
    expect(await countOf('driver_job_step', job.id)).toBe(taps.length)
    expect(await countOf('time_entry', job.id)).toBe(6)
    expect(await countOf('docket', job.id)).toBe(1)
  }
})

test('a waiting step that cannot be applied in its turn is set aside with the reason', async () => {
  const job = await newJob()
  const [seen, accept] = await wholeDay(app, job)
  const decline = tap('decline', job.at('05:00'), { reason: 'Sick' })
  const travel = tap('travel', job.at('06:00'), {}, decline.client_op_id)
  expect((await send(job, { ...accept!, after: null })).data.status).toBe('Accepted')
  const waiting = await send(job, travel)
  expect(waiting.data.steps.at(-1)).toMatchObject({ kind: 'travel', state: 'waiting' })
  expect(waiting.data.status).toBe('Accepted')
  const { data } = await send(job, decline)
  expect(data.status).toBe('Declined')
  expect(data.steps.find(({ kind }) => kind === 'travel')).toMatchObject({
    state: 'set_aside',
    reason: 'You cannot start travel while this job is Declined.',
  })
  expect(data.set_aside).toBe(1)
  expect(seen!.kind).toBe('seen')
})

test('the history has nothing about steps set aside', async () => {
  const job = await newJob()
  const taps = await wholeDay(app, job)
  await takeAll(job, taps.slice(0, 4))
  const [arrive, first] = [taps[4]!, taps[5]!]
  const second = { ...(await prestart(app, job, job.at('06:50'))), after: first.client_op_id }
  for (const one of [second, first, arrive]) expect((await send(job, one)).status).toBe(200)
  const { data } = await job.driver.call(calls.getDriverJob, { params: { id: job.id } })
  expect(data.steps.filter(({ kind }) => kind === 'prestart').map(({ state }) => state)).toEqual([
    'applied',
    'set_aside',
  ])
  const { rows } = await app.database.pool.query(
    `select from activity_log where record_type = 'driver_job' and record_id = $1 and action = $2`,
    [job.id, stepWords.prestart.done],
  )
  expect(rows).toHaveLength(1)
})

test('a step whose answer was lost is recognised by a later release, which may fill in more of it', async () => {
  const job = await newJob()
  const answer = JSON.stringify({ success: true, message: 'Kept', data: { id: job.id } })
  const answered = async (step: Tap) => {
    const sha256 = requestHash('POST', `/api/driver-jobs/${job.id}/steps`, step)
    await pool.query('insert into idempotency (actor, key, request_sha256, answer) values ($1, $2, $3, $4)', [
      `user:${job.driver.user_id}`,
      step.client_op_id,
      sha256,
      answer,
    ])
  }
  // Neither has the readings or note that its step allows.
  const load = { client_load_id: crypto.randomUUID(), material: 'Clay' }
  for (const step of [tap('start', job.at('07:00'), {}), tap('load', job.at('08:00'), load)]) {
    await answered(step)
    expect(await send(job, step)).toMatchObject({ status: 200, message: 'Kept' })
    expect(await send(job, { ...step, at: job.at('09:00') })).toMatchObject({
      status: 422,
      message: 'This Idempotency-Key was used for another request.',
    })
  }
})

test('two phones at once: each step takes effect once, and of two exclusive ones one is refused', async () => {
  const job = await newJob()
  const [, accept] = await wholeDay(app, job)
  const decline = tap('decline', job.at('05:00'), { reason: 'Sick' })
  const first = { ...accept!, after: null }
  const answers = await Promise.all([
    send(job, first),
    send(job, decline),
    send(job, first),
    send(job, decline),
  ])
  const status = String((await rowOf(job.id)).status)
  // Declining after accepting is allowed, accepting after declining is not.
  expect(status).toBe('Declined')
  expect(answers.filter((one) => one.status !== 200).every((one) => one.status === 409)).toBe(true)
  expect(answers[1]!.status).toBe(200)
})
