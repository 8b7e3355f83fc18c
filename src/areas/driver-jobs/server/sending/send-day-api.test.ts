import { beforeEach, expect, test } from 'vitest'
import { changeOrderTime } from '#areas/work-orders/server/index.ts'
import { addDays, melbourneInstant } from '#shared/local-date.ts'
import { testApp } from '#test/app.ts'
import { bookedOrder, office, send, sentJob, tap } from '#test/driver-jobs.ts'
import { driverJobEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const { pool } = app.database
const allocator = await app.as('allocator')

let day = '2026-12-01'
/** Each test has its own day; it is four in the afternoon before. */
beforeEach(() => {
  day = addDays(day, 5)
  app.clock.set(melbourneInstant(addDays(day, -1), '16:00'))
})

const sendDay = (body: { day: string }) => allocator.call(calls.sendDay, { body })
const driversOf = async (asked?: string) =>
  (await allocator.call(calls.getDayDrivers, { query: { day: asked } })).data

/** A confirmed order of some hours whose driver lost the job again. */
async function withdrawn(start_time: string, hours: number) {
  const job = await sentJob(app, day, { start_time, hours })
  const { version } = (await allocator.call(calls.getDriverJob, { params: { id: job.id } })).data
  await allocator.call(calls.cancelDriverJob, {
    params: { id: job.id },
    body: { reason: 'Sent too early', version },
  })
  return job
}

test('only those who send driver jobs see and send a day', async () => {
  const sales = await app.as('sales')
  expect((await sales.call(calls.getDayDrivers, { query: {} })).status).toBe(403)
  expect((await sales.call(calls.sendDay, { body: { day } })).status).toBe(403)
  expect(await sendDay({ day: '31 December' })).toMatchObject({ status: 422 })
})

test('a day is sent to all who have not got it, in the order of their starts, and only once', async () => {
  const [one, two] = [await withdrawn('06:00', 3), await withdrawn('10:00', 4)]
  expect((await driversOf(day)).drivers.map(({ status }) => status)).toEqual(['Cancelled', 'Cancelled'])
  const { data } = await sendDay({ day })
  expect(data.not_sent).toEqual([])
  expect(data.sent.map(({ order_no, has_account }) => [order_no, has_account])).toEqual([
    [one.order.order_no, 1],
    [two.order.order_no, 1],
  ])
  expect((await driversOf(day)).drivers.map(({ status }) => status)).toEqual(['Sent', 'Sent'])
  expect((await sendDay({ day })).data).toEqual({ sent: [], not_sent: [] })
})

test('a machine off the road is named beside who goes out with it, before and after sending', async () => {
  const job = await withdrawn('06:00', 3)
  const { rows } = await pool.query<{ fleet_no: string }>(
    `update asset set status = 'off_road', off_road_reason = 'Hose' where id = $1 returning fleet_no`,
    [job.asset_id],
  )
  const off_road = `${rows[0]?.fleet_no} is off road`
  expect((await driversOf(day)).drivers).toMatchObject([{ order_no: job.order.order_no, off_road }])
  const { data } = await sendDay({ day })
  expect([...data.sent, ...data.not_sent]).toMatchObject([{ order_no: job.order.order_no, off_road }])
})

test('who may not work that day is named with the reason', async () => {
  const job = await withdrawn('06:00', 3)
  expect((await driversOf(day)).drivers).toMatchObject([{ may_not_work: [] }])
  const expire = (licence_expires_on: string) =>
    pool.query(
      `update driver set licence_expires_on = $2
       where id = (select driver_id from app_user where id = $1) returning name, licence_expires_on`,
      [job.driver.user_id, licence_expires_on],
    )
  const { rows } = await expire(addDays(day, -1))
  expect((await driversOf(day)).drivers).toMatchObject([
    { may_not_work: [expect.stringMatching(new RegExp(`^${rows[0]?.name}: .*licence.*expired`, 'i'))] },
  ])
  await expire(addDays(day, 400))
})

test('who has no account in the app is named with the number to call', async () => {
  const job = await withdrawn('06:00', 3)
  const link = (driver_id: number | null) =>
    pool.query('update app_user set driver_id = $2 where id = $1', [job.driver.user_id, driver_id])
  await link(null)
  expect((await sendDay({ day })).data.sent).toMatchObject([{ order_no: job.order.order_no, has_account: 0 }])
  await link(job.driver_id)
})

test('a driver who declined is not asked again with the others', async () => {
  const job = await sentJob(app, day)
  await send(job, tap('decline', melbourneInstant(addDays(day, -1), '15:00'), { reason: 'Sick' }))
  expect((await sendDay({ day })).data.sent).toEqual([])
  expect((await driversOf(day)).drivers[0]?.status).toBe('Declined')
})

test('who accepted before the order changed has not answered, and is not sent it again', async () => {
  const job = await sentJob(app, day)
  const { rows } = await pool.query<{ order_version: number }>(
    'select order_version from driver_job where id = $1',
    [job.id],
  )
  await send(job, tap('accept', melbourneInstant(addDays(day, -1), '15:00'), rows[0]!))
  await app.platform.write(office, (change) => changeOrderTime(change, job.order.id, { start_time: '08:00' }))
  expect((await driversOf(day)).drivers).toMatchObject([{ status: 'Accepted', answer_status: 'Sent' }])
  expect((await sendDay({ day })).data).toEqual({ sent: [], not_sent: [] })
})

test('two people who send a day at the same moment send each job once', async () => {
  const jobs = [await withdrawn('05:00', 2), await withdrawn('08:00', 3), await withdrawn('12:00', 3)]
  const answers = await Promise.all([sendDay({ day }), sendDay({ day }), sendDay({ day })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(
    answers
      .flatMap(({ data }) => data.sent)
      .map(({ order_no }) => order_no)
      .toSorted(),
  ).toEqual(jobs.map(({ order }) => order.order_no).toSorted())
  expect(
    answers
      .flatMap(({ data }) => data.not_sent)
      .every(({ why }) => why === 'This driver already has the job.'),
  ).toBe(true)
})

test('without a day it is the next with orders, and filled orders that are not confirmed are counted', async () => {
  await bookedOrder(app, day)
  expect(await driversOf()).toEqual({ day, drivers: [], to_confirm: 1 })
})
