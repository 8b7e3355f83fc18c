import { expect, test } from 'vitest'
import { schedulerEndpoints } from '#areas/scheduler/contract/endpoints.ts'
import { bookOrder } from '#areas/scheduler/server/index.ts'
import { testApp } from '#test/app.ts'
import { office, prestart, stepping, wholeDay } from '#test/driver-jobs.ts'
import { makeOrder } from '#test/orders.ts'

const app = await testApp()
const { pool } = app.database
const { newJob, takeAll } = stepping(app)

test('a machine that failed its prestart is flagged on every order it is booked on, and among candidates', async () => {
  const job = await newJob()
  const { rows } = await pool.query<{ asset_category_id: string }>(
    'select asset_category_id from asset where id = $1',
    [job.asset_id],
  )
  const asset_category_id = Number(rows[0]!.asset_category_id)
  const [later, open] = [
    await makeOrder(app, { work_date: '2027-03-01', asset_category_id }),
    await makeOrder(app, { work_date: '2027-03-02', asset_category_id }),
  ]
  await app.platform.write(office, (change) =>
    bookOrder(change, later.id, {
      asset_id: job.asset_id,
      certainty: 'confirmed',
      override: { reason: 'For the test' },
    }),
  )
  const allocator = await app.as('allocator')
  const booked = async () => {
    const { data } = await allocator.call(schedulerEndpoints.listOrderBookings, { params: { id: later.id } })
    return data.find(({ asset_id }) => asset_id === job.asset_id)?.reasons
  }
  const flag = { code: 'off_road', text: expect.stringMatching(/ is off road: .*Emergency stop\.$/) }
  expect(await booked()).not.toContainEqual(expect.objectContaining({ code: 'off_road' }))
  await takeAll(job, (await wholeDay(app, job)).slice(0, 5))
  const fails = { 'Emergency stop': { value: 'fail', comment: 'Stuck' } } as const
  await takeAll(job, [await prestart(app, job, job.at('06:45'), fails)])
  expect(await booked()).toContainEqual(expect.objectContaining(flag))
  const candidates = await allocator.call(schedulerEndpoints.availableAssets, {
    params: { id: open.id },
    query: {},
  })
  expect(candidates.data.find(({ id }) => id === job.asset_id)?.reasons).toContainEqual(
    expect.objectContaining(flag),
  )
})
