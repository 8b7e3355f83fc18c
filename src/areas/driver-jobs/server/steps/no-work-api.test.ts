import { beforeEach, expect, test } from 'vitest'
import { docketEndpoints } from '#areas/dockets/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { type SentJob, prestart, send, stepping, tap } from '#test/driver-jobs.ts'

const app = await testApp()
const owner = await app.database.owner()
const accounts = await app.as('accounts')
const { newJob, takeAll } = stepping(app)

beforeEach(() => app.clock.set('2026-11-20T06:00:00+11:00'))

/** A driver who has accepted, and who says why there was no work. */
async function accepted(): Promise<SentJob> {
  const job = await newJob()
  app.clock.set(job.at('08:00'))
  await takeAll(job, [tap('accept', job.at('05:30'), { order_version: 1 })])
  return job
}
const docketOf = async (id: number) =>
  (await accounts.call(docketEndpoints.getDocket, { params: { id } })).data

test('a reason is needed, and one who has started work finishes it instead', async () => {
  const job = await accepted()
  expect(await send(job, tap('no_work', job.at('06:50'), { why: 'tired' as never }))).toMatchObject({
    status: 422,
    errors: { 'data.why': 'Why is not one of the choices.' },
  })
  await takeAll(job, [
    tap('fit_for_duty', job.at('05:40'), { is_fit: 1 }),
    tap('arrive', job.at('06:50'), {}),
  ])
  await takeAll(job, [await prestart(app, job, job.at('06:55')), tap('start', job.at('07:00'), {})])
  const late = await send(job, tap('no_work', job.at('07:30'), { why: 'wet_weather' }))
  expect([late.status, late.message]).toEqual([409, 'You cannot report no work while this job is Working.'])
})

test('the docket says why, from when work was to start, with the travel until then', async () => {
  const job = await accepted()
  await takeAll(job, [
    tap('fit_for_duty', job.at('05:40'), { is_fit: 1 }),
    tap('travel', job.at('06:00'), {}),
    tap('arrive', job.at('06:30'), {}),
  ])
  const comment = 'The track is under water.'
  const { data } = await send(job, tap('no_work', job.at('06:50'), { why: 'wet_weather', comment }))
  expect(data).toMatchObject({ status: 'Finished', docket_status: 'Draft' })
  const docket = await docketOf(data.docket_id!)
  expect(docket).toMatchObject({
    short_day: 'wet_weather_on_site',
    cancelled_at: null,
    starts_at: job.at('07:00'),
    finishes_at: job.at('07:00'),
    travel_minutes: 30,
    operator_comment: comment,
  })
  expect(docket.lines.map(({ kind }) => kind)).toContain('wet_weather')
  const signed = await send(job, tap('sign', job.at('07:05'), { unsigned_reason: 'Nobody there' }))
  expect(signed.data.docket_status).toBe('Submitted')
})

test('a client who cancelled did so when the driver was told; on the road it is rain elsewhere', async () => {
  const job = await accepted()
  const { data } = await send(job, tap('no_work', job.at('06:10'), { why: 'late_cancellation' }))
  expect(await docketOf(data.docket_id!)).toMatchObject({
    short_day: 'late_cancellation',
    cancelled_at: job.at('06:10'),
  })
  const wet = await accepted()
  const rained = await send(wet, tap('no_work', wet.at('06:10'), { why: 'wet_weather' }))
  expect((await docketOf(rained.data.docket_id!)).short_day).toBe('wet_weather')
})

test('the database refuses work that ended without having started, and a short day of one that did', async () => {
  const job = await accepted()
  const set = (columns: string) => owner.query(`update driver_job set ${columns} where id = $1`, [job.id])
  const began = `started_at = '2026-11-20 07:00+11', finished_at = '2026-11-20 08:00+11'`
  await expect(set(`finished_at = '2026-11-20 08:00+11'`)).rejects.toThrow(/driver_job_finished/)
  await expect(set(`${began}, short_day = 'no_start'`)).rejects.toThrow(/driver_job_finished/)
  await expect(set(`short_day = 'no_start'`)).rejects.toThrow(/driver_job_short_day/)
})
