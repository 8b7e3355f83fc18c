import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Change, on } from '#platform/server/change/change.ts'
import { serverAreas } from '#app/server/areas.ts'
import { serverArea } from '#platform/server/platform.ts'
import { testApp } from '#test/app.ts'
import { allRight, complete, filledIn, prepared, prestartOf } from '#test/checklists.ts'
import { makeAsset, makeCategory, makeDriver } from '#test/fleet.ts'
import { makeOrder } from '#test/orders.ts'
import { schedulerEndpoints } from '#areas/scheduler/contract/endpoints.ts'
import { notificationEndpoints } from '#areas/notifications/contract/endpoints.ts'
import { assetFailed, findCompletedToday } from './index.ts'

/** A later area that subscribes to parked assets, and sometimes fails. */
const heard: { asset_id: number; asset_checklist_id: number }[] = []
let hear = (): void => undefined
const listener = serverArea({
  endpoints: {},
  handlers: () => ({}),
  subscriptions: [
    on(assetFailed, async (_change: Change, data) => {
      heard.push(data)
      hear()
    }),
  ],
})
const app = await testApp({ areas: [...serverAreas, listener] })
const { pool } = app.database
const allocator = await app.as('allocator')
const safety = await app.as('safety')
const administrator = await app.as('administrator')

const refusedWith = (errors: object) => ({ code: 'invalid', details: { errors } })
const seatbelt = { Seatbelt: { value: 'fail', comment: 'Does not lock' } }
const rowsOf = async (asset_id: number) => {
  const { rows } = await pool.query(
    `select (select count(*)::int from asset_checklist where asset_id = $1) as checklists,
      (select count(*)::int from asset_defect where asset_id = $1) as defects,
      (select status from asset where id = $1) as status`,
    [asset_id],
  )
  return rows[0] as { checklists: number; defects: number; status: string }
}

test('anything missing, for other plant, not in use, or answered wrongly is refused, and nothing is saved', async () => {
  const made = await prepared(app)
  const { checklist, asset } = made
  const truck = await makeAsset(app, {
    asset_category_id: (await makeCategory(app, { asset_group: 'truck' })).id,
  })
  const others = await prestartOf(app, truck.id)
  await expect(complete(app, filledIn(made, { asset_id: 999_999 }))).rejects.toMatchObject(
    refusedWith({ asset_id: 'Machine is not one of the choices.' }),
  )
  await expect(complete(app, filledIn(made, { checklist_id: others.id }))).rejects.toMatchObject(
    refusedWith({ checklist_id: 'Checklist is not one of the choices.' }),
  )
  const foreign = others.items[0]!.id
  const [first, ...rest] = allRight(checklist)
  await expect(
    complete(app, filledIn(made, { answers: [...rest, first!, { ...first!, checklist_item_id: foreign }] })),
  ).rejects.toMatchObject(refusedWith({ [`answers.${foreign}`]: 'This item is not on the checklist.' }))
  const item = checklist.items[0]!
  await expect(complete(app, filledIn(made, { answers: rest }))).rejects.toMatchObject(
    refusedWith({ [`answers.${item.id}`]: `${item.text}: Answer this item.` }),
  )
  const leak = checklist.items.find(({ text }) => text === 'No leaks')!
  const leaking = (photo_file_ids: number[]) =>
    complete(
      app,
      filledIn(made, { answers: allRight(checklist, { 'No leaks': { value: 'fail', photo_file_ids } }) }),
    )
  await expect(leaking([])).rejects.toMatchObject(
    refusedWith({ [`answers.${leak.id}`]: 'No leaks: Add a photo of what failed.' }),
  )
  await expect(leaking([999_999])).rejects.toMatchObject(
    refusedWith({ [`answers.${leak.id}`]: 'No leaks: A photo is missing.' }),
  )
  await expect(
    complete(app, filledIn(made, { completed_at: '2026-11-20T05:30:00+11:00' })),
  ).rejects.toMatchObject(refusedWith({ completed_at: 'Finish time must be after start time.' }))
  await pool.query('update checklist set is_active = false where id = $1', [checklist.id])
  try {
    await expect(complete(app, filledIn(made))).rejects.toMatchObject(
      refusedWith({ checklist_id: 'Checklist is not one of the choices.' }),
    )
  } finally {
    await pool.query('update checklist set is_active = true where id = $1', [checklist.id])
  }
  expect(await rowsOf(asset.id)).toEqual({ checklists: 0, defects: 0, status: 'available' })
})

test('a driver’s second one for the asset on that day is refused; a second driver’s and the next day’s are not', async () => {
  const made = await prepared(app)
  const { id } = await complete(app, filledIn(made))
  const again = { code: 'conflict', message: 'Checklist already added for today!' }
  await expect(complete(app, filledIn(made))).rejects.toMatchObject(again)
  // Ten to midnight in Melbourne is the same day, ten past is the next.
  const at = (completed_at: string) => filledIn(made, { completed_at })
  await expect(complete(app, at('2026-11-20T12:50:00Z'))).rejects.toMatchObject(again)
  await complete(app, at('2026-11-20T13:10:00Z'))
  await complete(app, filledIn({ ...made, driver: await makeDriver(app) }))
  const today = { asset_id: made.asset.id, driver_id: made.driver.id, work_date: '2026-11-20' }
  expect(await findCompletedToday(app.platform.db, today)).toEqual([
    { id, result: 'pass', checklist_id: made.checklist.id },
  ])
  expect((await rowsOf(made.asset.id)).checklists).toBe(3)
})

test('of twenty at once one succeeds, and the others are refused with a message', async () => {
  const made = await prepared(app)
  const tried = await Promise.allSettled(Array.from({ length: 20 }, () => complete(app, filledIn(made))))
  const refused = tried.filter((one) => one.status === 'rejected')
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const { reason } of refused)
    expect(reason).toMatchObject({ code: 'conflict', message: 'Checklist already added for today!' })
  expect((await rowsOf(made.asset.id)).checklists).toBe(1)
})

test('a repeated step, even ten at once, gives the same checklist and no second defect', async () => {
  const made = await prepared(app)
  const input = filledIn(made, { answers: allRight(made.checklist, seatbelt), client_op_id: randomUUID() })
  const ids = await Promise.all(Array.from({ length: 10 }, () => complete(app, input)))
  expect(new Set(ids.map(({ id }) => id)).size).toBe(1)
  expect(ids[0]!.result).toBe('fail')
  expect(await rowsOf(made.asset.id)).toEqual({ checklists: 1, defects: 1, status: 'off_road' })
})

test('a reading below the last one is refused; a valid one updates the asset, unless it arrived late', async () => {
  const made = await prepared(app, { meter_type: 'both', smu_current: 120.5, odometer_current: 81_200 })
  await expect(complete(app, filledIn(made, { smu: 120.4, odometer: 81_199 }))).rejects.toMatchObject(
    refusedWith({
      smu: 'Hours are lower than the last reading (120.5 h).',
      odometer: 'Odometer is lower than the last reading (81,200 km).',
    }),
  )
  await complete(app, filledIn(made, { smu: 121, odometer: 81_250 }))
  const yesterday = { started_at: '2026-11-19T05:40:00+11:00', completed_at: '2026-11-19T05:50:00+11:00' }
  await complete(app, filledIn(made, { ...yesterday, smu: 110, odometer: 81_000 }))
  const { rows } = await pool.query('select smu_current, odometer_current from asset where id = $1', [
    made.asset.id,
  ])
  expect(rows).toEqual([{ smu_current: 121, odometer_current: 81_250 }])
})

test('a critical fail parks the asset, makes its defects, notifies the allocator and the safety officer once, and is announced', async () => {
  const order = await makeOrder(app, { work_date: '2026-11-24' })
  const made = await prepared(app, { asset_category_id: order.asset_category_id })
  const booked = await allocator.call(schedulerEndpoints.bookOrder, {
    params: { id: order.id },
    body: { asset_id: made.asset.id, override: { reason: 'Test of what waits for it' } },
  })
  expect(booked.status, booked.text).toBe(200)
  const answers = allRight(made.checklist, { ...seatbelt, Greased: { value: 'fail' } })
  const { id, result } = await complete(app, filledIn(made, { answers }))
  expect(result).toBe('fail')
  const { rows } = await pool.query(
    'select severity, status, description, took_off_road, driver_id::int from asset_defect where asset_checklist_id = $1 order by id',
    [id],
  )
  const driver_id = made.driver.id
  expect(rows).toEqual([
    { severity: 'minor', status: 'Open', description: 'Greased', took_off_road: 0, driver_id },
    {
      severity: 'critical',
      status: 'Open',
      description: 'Seatbelt: Does not lock',
      took_off_road: 1,
      driver_id,
    },
  ])
  const parked = await pool.query('select status, off_road_reason from asset where id = $1', [made.asset.id])
  expect(parked.rows).toEqual([{ status: 'off_road', off_road_reason: 'Excavator prestart: Seatbelt' }])
  const { fleet_no, name } = made.asset
  for (const who of [allocator, safety, administrator]) {
    const { data } = await who.call(notificationEndpoints.listNotifications, { query: {} })
    const notices = data.filter(
      ({ record_id, record_type }) => record_type === 'asset_checklist' && record_id === id,
    )
    expect(notices).toMatchObject([
      {
        type: 'defect',
        title: `${fleet_no} ${name} is off road: Seatbelt`,
        body: `Excavator prestart failed. It is booked on ${order.order_no} (Kestrel Homes).`,
        link: `/dashboard/subcontractors/drivers/${id}/view`,
      },
    ])
  }
  expect(heard.filter(({ asset_id }) => asset_id === made.asset.id)).toEqual([
    { asset_id: made.asset.id, asset_checklist_id: id },
  ])
})

test('when a subscriber fails, nothing at all is saved', async () => {
  const made = await prepared(app)
  hear = () => {
    throw new Error('no')
  }
  try {
    const answers = allRight(made.checklist, seatbelt)
    await expect(complete(app, filledIn(made, { answers, smu: 5 }))).rejects.toThrow('no')
  } finally {
    hear = () => undefined
  }
  expect(await rowsOf(made.asset.id)).toEqual({ checklists: 0, defects: 0, status: 'available' })
  const { rows } = await pool.query(
    `select (select count(*)::int from activity_log where record_type in ('asset_checklist', 'asset_defect')
        and record_label like $1 || '%') as log,
      (select count(*)::int from notification where title like $1 || '%') as notices,
      (select smu_current from asset where fleet_no = $1) as smu`,
    [made.asset.fleet_no],
  )
  expect(rows).toEqual([{ log: 0, notices: 0, smu: null }])
})

test('an asset that is already off road stays as it was parked, and its fail is recorded anyway', async () => {
  const made = await prepared(app)
  await pool.query(`update asset set status = 'off_road', off_road_reason = 'Hose' where id = $1`, [
    made.asset.id,
  ])
  const { id } = await complete(app, filledIn(made, { answers: allRight(made.checklist, seatbelt) }))
  const { rows } = await pool.query(
    `select a.off_road_reason, d.took_off_road from asset a join asset_defect d on d.asset_id = a.id where d.asset_checklist_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ off_road_reason: 'Hose', took_off_road: 0 }])
})

test('answers never change, even in the database, and keep their item’s wording', async () => {
  const made = await prepared(app)
  const { id } = await complete(app, filledIn(made))
  for (const statement of [
    `update asset_checklist set result = 'fail' where id = ${id}`,
    `delete from asset_checklist where id = ${id}`,
    `update asset_checklist_answer set value = 'fail' where asset_checklist_id = ${id}`,
    `delete from asset_checklist_answer where asset_checklist_id = ${id}`,
    `update checklist_item set text = 'Something else' where checklist_id = ${made.checklist.id}`,
    `delete from checklist_item where checklist_id = ${made.checklist.id}`,
  ])
    await expect(pool.query(statement)).rejects.toMatchObject({ code: 'HY002' })
  const item = made.checklist.items[0]!
  const { rows } = await pool.query(
    'select text, section, value from asset_checklist_answer where asset_checklist_id = $1 and position = 1',
    [id],
  )
  expect(rows).toEqual([{ text: item.text, section: item.section, value: 'ok' }])
})
