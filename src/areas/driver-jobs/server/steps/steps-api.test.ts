import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { office, prestart, send, sentJob, stepping, tap, wholeDay } from '#test/driver-jobs.ts'
import { pagesOf, withoutSpaces } from '#test/pdf-text.ts'
import { signature } from '#test/quotes.ts'
import { photo } from '#test/uploads.ts'
import { breakDownOrder } from '#areas/work-orders/server/index.ts'
import { driverJobEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const { pool } = app.database
const allocator = await app.as('allocator')
await app.as('safety')
const otherDriver = await app.as('otherDriver')
const { newJob, rowOf, countOf, takeAll } = stepping(app)

beforeEach(() => app.clock.set('2026-11-20T06:00:00+11:00'))

test('a full day: hours, loads, job, docket and history follow from the steps, at the phone’s times', async () => {
  const job = await newJob()
  const taps = await wholeDay(app, job)
  await takeAll(job, taps)
  const { data } = await job.driver.call(calls.getDriverJob, { params: { id: job.id } })
  expect(data).toMatchObject({
    status: 'Closed',
    worked_minutes: 450,
    docket_status: 'Submitted',
    started_at: job.at('07:00'),
    finished_at: job.at('15:00'),
  })
  expect(data.progress.entries.map(({ kind, started_at }) => [kind, started_at])).toEqual([
    ['travel', job.at('06:00')],
    ['work', job.at('07:00')],
    ['break', job.at('10:00')],
    ['work', job.at('10:30')],
    ['standby', job.at('12:00')],
    ['work', job.at('12:45')],
  ])
  expect(
    data.progress.loads.map(({ load_no, status, waste_record_no }) => [load_no, status, waste_record_no]),
  ).toEqual([
    [1, 'tipped', null],
    [2, 'tipped', expect.stringContaining('WT-77')],
  ])
  expect(data.steps.every(({ state, received_at, at }) => state === 'applied' && received_at > at)).toBe(true)
  const { rows: jobs } = await pool.query(
    'select j.status from job j join job_item i on i.job_id = j.id where i.id = $1',
    [job.order.id],
  )
  expect(jobs[0]).toEqual({ status: 'In Progress' })
  const { rows: dockets } = await pool.query('select * from docket where driver_job_id = $1', [job.id])
  expect(dockets[0]).toMatchObject({
    unsigned_reason: 'Nobody on site',
    break_minutes: 30,
    standby_minutes: 45,
  })
  const sheet = await job.driver.call(calls.docketOfDriverJob, { params: { id: job.id } })
  expect(sheet.data.docket_no).toBe(data.docket_no)
  expect(sheet.text).not.toMatch(/cents|\$\d/)
})

test('a driver who declines stays booked, and the allocator is notified', async () => {
  const job = await newJob()
  await send(job, tap('decline', job.at('05:00'), { reason: 'No licence for it' }))
  const { rows: bookings } = await pool.query(
    'select released_at from booking where job_item_id = $1 and driver_id = $2',
    [job.order.id, job.driver_id],
  )
  expect(bookings).toEqual([{ released_at: null }])
  const { rows: notices } = await pool.query(
    `select n.title, n.body from notification n join app_user u on u.id = n.user_id
     where n.record_type = 'driver_job' and n.record_id = $1 and u.user_type = 3`,
    [job.id],
  )
  expect(notices).toEqual([
    { title: `Dan Okafor declined ${job.order.order_no}`, body: 'Kestrel Homes: No licence for it' },
  ])
})

test('when the office clears a driver, the same people are notified as of the no', async () => {
  const job = await newJob()
  const declareFit = (time: string, is_fit: 0 | 1) => tap('fit_for_duty', job.at(time), { is_fit })
  const taps = await wholeDay(app, job)
  await takeAll(job, [...taps.slice(0, 2), declareFit('05:30', 1)])
  const notices = async (title: string) => {
    const { rows } = await pool.query<{ user_type: number }>(
      `select distinct u.user_type from notification n join app_user u on u.id = n.user_id
       where n.record_type = 'driver_job' and n.record_id = $1 and n.title = $2 order by 1`,
      [job.id, title],
    )
    return rows.map(({ user_type }) => user_type)
  }
  const [no, yes] = ['Dan Okafor is not fit for duty', 'Dan Okafor is now fit for duty']
  expect([await notices(no), await notices(yes)]).toEqual([[], []])
  await takeAll(job, [declareFit('05:50', 0)])
  const heard = await notices(no)
  expect(heard).toEqual(expect.arrayContaining([3, 6]))
  expect(await notices(yes)).toEqual([])
  await (
    await app.as('allocator')
  ).call(calls.clearForDuty, {
    params: { id: job.id },
    body: { reason: 'A slip of the thumb' },
  })
  await takeAll(job, [declareFit('05:51', 1)])
  expect(await notices(yes)).toEqual(heard)
})

test('a night shift across the end of daylight saving counts elapsed hours', async () => {
  app.clock.set('2027-04-03T03:00:00+11:00')
  const job = await sentJob(app, '2027-04-03', { start_time: '22:00', hours: 9 })
  app.clock.set('2027-04-04T12:00:00+10:00')
  const version = (await rowOf(job.id)).order_version as number
  const steps = [
    tap('accept', job.at('12:00'), { order_version: version }),
    tap('fit_for_duty', job.at('21:00'), { is_fit: 1 }),
    tap('arrive', job.at('21:30'), {}),
    await prestart(app, job, job.at('21:40')),
    tap('start', job.at('22:00'), {}),
    tap('finish', job.at('06:00', '2027-04-04'), {}),
  ]
  await takeAll(job, steps)
  const { data } = await job.driver.call(calls.getDriverJob, { params: { id: job.id } })
  expect(data.worked_minutes).toBe(9 * 60)
})

test('photos arrive first, under the phone’s names, once; the client signs on screen', async () => {
  const job = await newJob()
  const taps = await wholeDay(app, job)
  const [ticket, drawn] = [randomUUID(), randomUUID()]
  const keep = async (name: string, file: Awaited<ReturnType<typeof photo>>) =>
    job.driver.call(
      calls.saveStepFile,
      { params: { id: job.id, client_file_id: name }, body: {} },
      { files: [file] },
    )
  const kept = await keep(ticket, await photo())
  expect(kept.status).toBe(200)
  expect((await keep(ticket, await photo())).data).toEqual(kept.data)
  expect((await keep(drawn, await signature())).status).toBe(200)
  expect(
    (
      await otherDriver.call(
        calls.saveStepFile,
        { params: { id: job.id, client_file_id: randomUUID() }, body: {} },
        { files: [await photo()] },
      )
    ).status,
  ).toBe(404)

  await takeAll(job, taps.slice(0, 7))
  const load = { client_load_id: randomUUID(), material: 'Clay', ticket_no: 'K 1', ticket_file: ticket }
  await send(job, tap('load', job.at('08:00'), load))
  await send(job, tap('tip', job.at('09:00'), { client_load_id: load.client_load_id, tip: 'Tip' }))
  await send(job, tap('finish', job.at('15:00'), { smu: 4108 }))
  const sign = (model_sha256: string | null) =>
    send(
      job,
      tap('sign', job.at('15:05'), { name: 'Jo Nguyen', role: 'Foreman', signature: drawn, model_sha256 }),
    )
  const readSheet = async () =>
    (await job.driver.call(calls.docketOfDriverJob, { params: { id: job.id } })).data
  const read = await readSheet()
  // The office renames the job while the client is signing.
  await pool.query(
    "update job set title = 'Another job' where id = (select job_id from job_item where id = $1)",
    [job.order.id],
  )
  for (const named of [read.model_sha256, null])
    expect(await sign(named)).toMatchObject({
      status: 409,
      message: 'The docket has changed. Show it to the client again before signing.',
    })
  expect(await readSheet()).toMatchObject({ status: 'Draft' })
  const anew = await readSheet()
  expect(JSON.stringify(anew.document)).toContain('Another job')
  const signed = await sign(anew.model_sha256)
  expect(signed).toMatchObject({ status: 200, data: { status: 'Docket Signed', docket_status: 'Signed' } })
  const { rows } = await pool.query(
    'select file.key from load join file on file.id = ticket_file_id where driver_job_id = $1',
    [job.id],
  )
  expect(rows[0]).toEqual({ key: kept.data.key })
  const paper = await app.server.app.inject({
    method: 'GET',
    url: `/api/dockets/${anew.docket_id}/pdf`,
    headers: { authorization: `Bearer ${allocator.token}` },
  })
  const words = (await pagesOf(paper.rawPayload)).join('')
  expect(words).toContain(withoutSpaces('K 1 photo'))
  expect(words).toMatch(/Signed.*Photos.*TicketK1ofload1/)
})

test('a breakdown ends the day there: order, machine and docket follow', async () => {
  const job = await newJob()
  app.clock.set(job.at('09:00'))
  await takeAll(job, (await wholeDay(app, job)).slice(0, 7))
  const { data } = await send(job, tap('breakdown', job.at('08:30'), { reason: 'Hydraulic hose' }))
  expect(data).toMatchObject({ status: 'Broke Down', docket_status: 'Draft', order_status: 'Broke Down' })
  const { rows } = await pool.query('select status from asset where id = $1', [job.asset_id])
  expect(rows[0]).toEqual({ status: 'off_road' })
  expect(
    (await send(job, tap('sign', job.at('08:50'), { unsigned_reason: 'Nobody there' }))).data.docket_status,
  ).toBe('Submitted')

  const other = await newJob()
  app.clock.set(other.at('09:00'))
  await takeAll(other, (await wholeDay(app, other)).slice(0, 7))
  await app.platform.write(office, (change) =>
    breakDownOrder(change, other.order.id, { reason: 'Burst tyre' }).then(() => undefined),
  )
  expect(await rowOf(other.id)).toMatchObject({ status: 'Broke Down' })
  expect(await countOf('docket', other.id)).toBe(1)
})
