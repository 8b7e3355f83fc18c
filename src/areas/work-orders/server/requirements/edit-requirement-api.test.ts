import { expect, test } from 'vitest'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { testStart } from '#test/server.ts'
import { makeAsset } from '#test/fleet.ts'
import { plainBooking } from '#test/jobs.ts'
import { newRequirement, ordersOf } from '#test/work-orders.ts'
import { orderEndpoints as calls } from '../../contract/endpoints.ts'
import { requirementEndpoints } from '../../contract/requirement-endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const week = { start_date: '2026-11-23', end_date: '2026-11-27' }

const edit = (id: number, body: object) =>
  allocator.call(requirementEndpoints.editRequirement, { params: { id }, body: { version: 1, ...body } })

test('a plan never grows into past days; its orders there stay, and its job keeps its length', async () => {
  const requirement = await newRequirement(app, week)
  app.clock.set('2026-12-14T06:00:00+11:00')
  const past = 'Date cannot be in the past.'
  expect((await edit(requirement.id, { start_date: '2025-01-01' })).errors).toEqual({ start_date: past })
  expect((await edit(requirement.id, { start_date: '2026-11-20' })).errors).toEqual({ start_date: past })
  const picked = { end_date: '2026-12-18', selectedDates: ['2026-11-23', '2026-11-28'] }
  expect((await edit(requirement.id, picked)).errors).toEqual({ selectedDates: past })
  const added = { end_date: '2026-12-18', selectedDates: ['2026-11-23', '2026-12-08', '2026-12-18'] }
  expect((await edit(requirement.id, added)).status).toBe(200)
  app.clock.set(testStart)
  const { data: job } = await allocator.call(jobEndpoints.getJob, { params: { id: requirement.job_id } })
  expect([job.start_date, job.end_date]).toEqual(['2026-11-23', '2026-12-18'])
})

test('what is raised in the middle of a job is raised from that day on', async () => {
  const requirement = await newRequirement(app, week)
  app.clock.set('2026-11-25T10:00:00+11:00')
  expect((await edit(requirement.id, { ideal_asset_qty: 2 })).data).toMatchObject({ orders: 8 })
  // The shift of that day is over.
  app.clock.set('2026-11-25T15:00:00+11:00')
  expect((await edit(requirement.id, { version: 2, ideal_asset_qty: 3 })).data).toMatchObject({ orders: 10 })
  app.clock.set(testStart)
  const days = (await ordersOf(app, requirement.job_id)).map(({ work_date }) => Number(work_date.slice(-2)))
  expect(days).toEqual([23, 24, 25, 25, 26, 26, 26, 27, 27, 27])
})

test('lowering is refused for what is booked, names it, and changes nothing', async () => {
  const requirement = await newRequirement(app, { ...week, ideal_asset_qty: 2 })
  const orders = await ordersOf(app, requirement.job_id)
  expect(orders).toHaveLength(10)
  const { id: asset_id } = await makeAsset(app, { asset_category_id: requirement.asset_category_id })
  const monday = orders.filter(({ work_date }) => work_date === '2026-11-23')
  const held = await plainBooking(app, monday[0]!.id, { asset_id })
  // One asset cannot be on both: the other has a machine of its own.
  const { id: second } = await makeAsset(app, { asset_category_id: requirement.asset_category_id })
  await plainBooking(app, monday[1]!.id, { asset_id: second })

  const refused = await edit(requirement.id, { ideal_asset_qty: 1 })
  expect(refused).toMatchObject({
    status: 409,
    message: '1 allocated orders would be removed. Unallocate them first.',
    data: { orders: [{ work_date: '2026-11-23', order_status: 'Pending' }] },
  })
  expect(await ordersOf(app, requirement.job_id)).toEqual(
    expect.arrayContaining(orders.map(({ id }) => expect.objectContaining({ id, order_status: 'Pending' }))),
  )
  await held.release()
  expect((await edit(requirement.id, { ideal_asset_qty: 1 })).data).toMatchObject({ orders: 5 })
  const left = await ordersOf(app, requirement.job_id)
  const gone = left.filter(({ order_status }) => order_status === 'Cancelled by Office')
  expect(gone.map(({ cancel_reason }) => cancel_reason)).toEqual(
    Array.from({ length: 5 }, () => 'Requirement lowered'),
  )
  expect(left.filter(({ assets }) => assets !== null)).toMatchObject([{ order_status: 'Pending' }])
})

test('notes, the most and another start leave every order that was repeated or moved onto a day', async () => {
  const requirement = await newRequirement(app, { ...week, end_date: '2026-11-25' })
  const [monday, tuesday, wednesday] = await ordersOf(app, requirement.job_id)
  const act = async (path: string, payload: object) =>
    expect(await allocator.request('POST', `/api/jobRequirement/jobItem/${path}`, { payload })).toMatchObject(
      {
        status: 200,
      },
    )
  // One is booked, so it is a refusal; an unfilled one would count as the repeat.
  const { id: asset_id } = await makeAsset(app, { asset_category_id: requirement.asset_category_id })
  await plainBooking(app, tuesday!.id, { asset_id })
  await app.database.pool.query('update job_item set needs_driver = false where id = $1', [tuesday!.id])
  await act(`${monday!.id}/duplicate`, { dates: ['2026-11-24'] })
  await act(`changeOrderDate/${wednesday!.id}`, { date: '2026-11-24' })
  const { status: moved } = await allocator.call(calls.moveOrder, {
    params: { id: monday!.id },
    body: { version: monday!.version, date: '2026-11-24', time: '12:00' },
  })
  expect(moved).toBe(200)
  const listOrders = async () =>
    (await ordersOf(app, requirement.job_id)).map(({ id, order_status }) => ({ id, order_status }))
  const before = await listOrders()
  expect(before.map(({ order_status }) => order_status).toSorted()).toEqual([
    'Moved',
    ...Array.from({ length: 4 }, () => 'Pending'),
  ])
  for (const [at, patch] of [
    { notes: 'Gate 3' },
    { max_asset_qty: 4 },
    { start_time: '06:00' },
    { end_date: '2026-11-26' },
  ].entries()) {
    expect((await edit(requirement.id, { version: at + 1, ...patch })).status).toBe(200)
    expect(await listOrders()).toEqual(expect.arrayContaining(before))
  }
})

test('what was worked stays and is not in the way of lowering in the middle of a job', async () => {
  const requirement = await newRequirement(app, { ...week, ideal_asset_qty: 2 })
  const orders = await ordersOf(app, requirement.job_id)
  const worked = orders.filter(({ work_date }) => work_date === '2026-11-23').map(({ id }) => id)
  await app.database.pool.query(`update job_item set order_status = 'Confirmed' where id = any($1)`, [worked])
  app.clock.set('2026-11-25T06:00:00+11:00')
  const lowered = await edit(requirement.id, { ideal_asset_qty: 1 })
  app.clock.set(testStart)
  expect(lowered).toMatchObject({ status: 200, data: { orders: 7 } })
  const left = (await ordersOf(app, requirement.job_id)).filter(
    ({ order_status }) => order_status !== 'Cancelled by Office',
  )
  expect(left.map(({ work_date }) => Number(work_date.slice(-2)))).toEqual([23, 23, 24, 24, 25, 26, 27])
})

test('another start time moves the orders at the old one that have not started', async () => {
  const requirement = await newRequirement(app, { ...week, start_date: '2026-11-20', start_time: '05:30' })
  const before = await ordersOf(app, requirement.job_id)
  const own = before.find(({ work_date }) => work_date === '2026-11-25')!
  await allocator.call(calls.editOrder, {
    params: { id: own.id },
    body: { version: own.version, start_time: '09:00', end_time: '12:00' },
  })
  await edit(requirement.id, { start_time: '06:00', est_hours: 10 })
  const after = await ordersOf(app, requirement.job_id)
  expect(after.map(({ work_date, start_time, end_time }) => [work_date, start_time, end_time])).toEqual([
    // It began half an hour ago.
    ['2026-11-20', '05:30', '13:30'],
    ['2026-11-23', '06:00', '16:00'],
    ['2026-11-24', '06:00', '16:00'],
    ['2026-11-25', '09:00', '12:00'],
    ['2026-11-26', '06:00', '16:00'],
    ['2026-11-27', '06:00', '16:00'],
  ])
})

test('two who raise the same requirement at once make its orders once', async () => {
  const requirement = await newRequirement(app)
  const answers = await Promise.all(
    [3, 3, 3, 3].map((value) =>
      allocator.call(requirementEndpoints.updateRequirementQuantity, {
        params: { job_id: requirement.job_id, id: requirement.id },
        body: { field: 'ideal_asset_qty', value },
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const orders = await ordersOf(app, requirement.job_id)
  expect(orders.map(({ order_no }) => order_no.slice(-2)).toSorted()).toEqual(['01', '02', '03'])
})
