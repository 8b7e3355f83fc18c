import { expect, test } from 'vitest'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { newOrder } from '#test/work-orders.ts'
import { orderEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')

const ready = (id: number) =>
  app.database.pool.query(
    'update job_item set asset_to_follow = true, driver_to_follow = true where id = $1',
    [id],
  )

/** An order that only a check of its job keeps from going out. */
async function waitingOrder() {
  const { id, job_id } = await newOrder(app)
  await ready(id)
  const raised = await allocator.call(jobEndpoints.raiseJobHold, {
    params: { id: job_id },
    body: { kind: 'swms' },
  })
  expect(raised.status).toBe(200)
  return { id, job_id }
}

test('an order waits for the checks of its job, and goes out once they are overridden', async () => {
  const { id, job_id } = await waitingOrder()
  const params = { id }
  expect(await allocator.call(calls.confirmOrder, { params, body: {} })).toMatchObject({
    status: 409,
    message: 'Clear or override on the job first: SWMS.',
  })
  expect((await allocator.call(calls.getOrder, { params })).data).toMatchObject({
    order_status: 'Pending',
    open_holds: ['swms'],
  })
  await allocator.call(jobEndpoints.overrideJobHold, {
    params: { id: job_id, kind: 'swms' },
    body: { reason: 'Signed on paper' },
  })
  expect((await allocator.call(calls.confirmOrder, { params, body: {} })).data).toMatchObject({
    order_status: 'Confirmed',
    open_holds: [],
  })
})

test('the database keeps it back too, however it is confirmed', async () => {
  const { id } = await waitingOrder()
  await expect(
    app.database.pool.query(`update job_item set order_status = 'Confirmed' where id = $1`, [id]),
  ).rejects.toMatchObject({ code: 'HY002', constraint: 'job_item_checks_settled' })
})

test('of a check and a confirmation at the same moment, the second knows of the first', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, job_id } = await newOrder(app)
    await ready(id)
    const [raised, confirmed] = await Promise.all([
      allocator.call(jobEndpoints.raiseJobHold, { params: { id: job_id }, body: { kind: 'byda' } }),
      allocator.call(calls.confirmOrder, { params: { id }, body: {} }),
    ])
    expect(raised.status).toBe(200)
    const { rows } = await app.database.pool.query<{ action: string }>(
      `select action from activity_log where record_type = 'job' and record_id = $1 and action = 'hold raised'
        or record_type = 'job_item' and record_id = $2 and action = 'confirmed' order by id`,
      [job_id, id],
    )
    expect(rows.map(({ action }) => action)).toEqual(
      confirmed.status === 200 ? ['confirmed', 'hold raised'] : ['hold raised'],
    )
  }
})
