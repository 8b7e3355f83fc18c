import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { type SentJob, prestart, send, sentJob, stepping, tap } from '#test/driver-jobs.ts'
import { driverJobEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const { pool } = app.database
await app.as('safety')
const allocator = await app.as('allocator')
const { rowOf, takeAll } = stepping(app)

let day = 0
/** Jobs of one driver on one day, with the driver on site, ready to start. */
async function onSite(...starts: readonly string[]): Promise<SentJob[]> {
  const date = `2026-12-${String(++day).padStart(2, '0')}`
  app.clock.set(`${date}T03:00:00+11:00`)
  const jobs: SentJob[] = []
  for (const start_time of starts) jobs.push(await sentJob(app, date, { start_time, hours: 1 }))
  app.clock.set(`${date}T20:00:00+11:00`)
  for (const job of jobs) {
    const order_version = (await rowOf(job.id)).order_version as number
    await takeAll(job, [
      tap('accept', job.at('05:00'), { order_version }),
      tap('fit_for_duty', job.at('05:10'), { is_fit: 1 }),
      tap('arrive', job.at('05:30'), {}),
      await prestart(app, job, job.at('05:40')),
    ])
  }
  return jobs
}

/** What the driver is paid for, by the time of day. */
async function hoursOf(...jobs: readonly SentJob[]): Promise<string[]> {
  const { rows } = await pool.query<{ hours: string }>(
    `select t.kind || ' ' || to_char(t.started_at at time zone 'Australia/Melbourne', 'HH24:MI')
       || coalesce('-' || to_char(t.ended_at at time zone 'Australia/Melbourne', 'HH24:MI'), '') as hours
     from time_entry t where t.driver_job_id = any($1) order by t.started_at`,
    [jobs.map(({ id }) => id)],
  )
  return rows.map(({ hours }) => hours)
}
const cancel = ({ id }: SentJob) =>
  allocator.call(calls.cancelDriverJob, { params: { id }, body: { reason: 'Rain' } })

/**
 * The second job was started while the first was running, was refused, and is sent again after the first was
 * finished.
 */
async function startedAgain(): Promise<[SentJob, SentJob]> {
  const [first, second] = (await onSite('07:00', '09:00')) as [SentJob, SentJob]
  await takeAll(first, [tap('start', first.at('07:00'), {})])
  expect(await send(second, tap('start', second.at('07:20'), {}))).toMatchObject({
    status: 409,
    message: `You are still on ${first.order.order_no}. Finish that job first.`,
  })
  await takeAll(first, [tap('finish', first.at('07:40'), {})])
  const again = tap('start', second.at('07:20'), {})
  const { status, data } = await send(second, again)
  expect([status, data.status, data.started_at]).toEqual([200, 'Working', second.at('07:40')])
  expect(data.steps.find(({ client_op_id }) => client_op_id === again.client_op_id)).toMatchObject({
    at: second.at('07:20'),
    state: 'applied',
  })
  return [first, second]
}

test('a start sent again begins when the work before it ended, and continues as usual', async () => {
  const jobs = await startedAgain()
  const [, second] = jobs
  await takeAll(second, [
    tap('standby_start', second.at('08:00'), { reason: 'Rain' }),
    tap('standby_end', second.at('08:10'), {}),
    tap('break_start', second.at('08:30'), {}),
    tap('break_end', second.at('08:40'), {}),
    tap('finish', second.at('09:30'), {}),
  ])
  expect(await hoursOf(...jobs)).toEqual([
    'work 07:00-07:40',
    'work 07:40-08:00',
    'standby 08:00-08:10',
    'work 08:10-08:30',
    'break 08:30-08:40',
    'work 08:40-09:30',
  ])
  const { rows } = await pool.query('select starts_at, finishes_at from docket where driver_job_id = $1', [
    second.id,
  ])
  expect(rows).toEqual([{ starts_at: second.at('07:40'), finishes_at: second.at('09:30') }])
})

test('it can break down or be cancelled by the office, and then another job can start', async () => {
  const [, broken] = await startedAgain()
  expect(await send(broken, tap('breakdown', broken.at('08:10'), { reason: 'Hose' }))).toMatchObject({
    status: 200,
    data: { status: 'Broke Down' },
  })
  const [first, second] = await startedAgain()
  app.clock.set(second.at('08:30'))
  expect(await cancel(second)).toMatchObject({ status: 200, data: { status: 'Cancelled' } })
  expect(await hoursOf(first, second)).toEqual(['work 07:00-07:40', 'work 07:40-08:30'])
  const [next] = (await onSite('07:00')) as [SentJob]
  await takeAll(next, [tap('start', next.at('07:00'), {})])
  await cancel(next)
})

test('a start from before other, ended work pays the time around that work, once', async () => {
  const [done, late] = (await onSite('07:00', '09:00')) as [SentJob, SentJob]
  await takeAll(done, [tap('start', done.at('08:00'), {}), tap('finish', done.at('09:00'), {})])
  await takeAll(late, [tap('start', late.at('07:30'), {}), tap('finish', late.at('10:00'), {})])
  expect(await hoursOf(late)).toEqual(['work 07:30-08:00', 'work 09:00-10:00'])
  const { data } = await late.driver.call(calls.getDriverJob, { params: { id: late.id } })
  expect([data.worked_minutes, data.progress.entries.length]).toEqual([90, 2])
  const { rows } = await pool.query<{ entries: unknown[] }>(
    'select entries from docket where driver_job_id = $1',
    [late.id],
  )
  expect(rows[0]?.entries).toHaveLength(2)
})

test('cancelling ends work started before other running work, and leaves that alone', async () => {
  const [running, late] = (await onSite('07:00', '09:00')) as [SentJob, SentJob]
  await takeAll(running, [tap('start', running.at('08:00'), {})])
  await takeAll(late, [tap('start', late.at('07:30'), {})])
  expect((await cancel(late)).data.status).toBe('Cancelled')
  await takeAll(running, [tap('finish', running.at('09:00'), {})])
  expect(await hoursOf(running, late)).toEqual(['work 07:30-08:00', 'work 08:00-09:00'])
})

test('of one driver’s two simultaneous starts one is refused, and an end simultaneous with a start is taken into account', async () => {
  const [one, other] = (await onSite('07:00', '09:00')) as [SentJob, SentJob]
  const answers = await Promise.all([one, other].map((job) => send(job, tap('start', job.at('07:00'), {}))))
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
  const [runs, waits] = answers[0]?.status === 200 ? [one, other] : [other, one]
  const [ended, begun] = await Promise.all([
    send(runs, tap('finish', runs.at('08:00'), {})),
    send(waits, tap('start', waits.at('07:30'), {})),
  ])
  expect(ended.status).toBe(200)
  if (begun.status === 409) await takeAll(waits, [tap('start', waits.at('07:30'), {})])
  await takeAll(waits, [tap('finish', waits.at('09:00'), {})])
  expect(await hoursOf(runs, waits)).toEqual(['work 07:00-08:00', 'work 08:00-09:00'])
})
