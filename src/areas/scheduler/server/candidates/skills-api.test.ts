import { expect, test } from 'vitest'
import { resourceEndpoints } from '#areas/resources/contract/endpoints.ts'
import { driverSkills, saveHoldings } from '#areas/tags/server/index.ts'
import { tagsEndpoints } from '#areas/tags/contract/endpoints.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { requirementEndpoints } from '#areas/work-orders/contract/requirement-endpoints.ts'
import { type Viewer, system } from '#platform/server/sessions/viewer.ts'
import { effectiveGrants } from '#shared/roles.ts'
import { testApp } from '#test/app.ts'
import { orderAndAsset, qualifiedDriver } from '#test/bookings.ts'
import { makeAsset, makeCategory } from '#test/fleet.ts'
import { newJob } from '#test/jobs.ts'
import { newRequirement, ordersOf } from '#test/work-orders.ts'
import { schedulerEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const { pool } = app.database
const office: Viewer = { ...system, grants: effectiveGrants(1) }
const override = { reason: 'Supervised by the foreman' }
const notASkill = 'Skill is not one of the choices.'

const makeSkill = async (name: string, fields: object = {}) =>
  (await allocator.call(tagsEndpoints.createSkill, { body: { name, ...fields } })).data.id
const tick = (row_id: number, column_id: number) => ({ row_id, column_id })
const give = (driver: number, skill: number) =>
  allocator.call(tagsEndpoints.skillDrivers, { body: { added: [tick(driver, skill)], removed: [] } })
const take = (driver: number, skill: number) =>
  allocator.call(tagsEndpoints.skillDrivers, { body: { added: [], removed: [tick(driver, skill)] } })
const readOrder = async (id: number) =>
  (await allocator.call(orderEndpoints.getOrder, { params: { id } })).data
const askFor = async (id: number, skill_ids: number[]) => {
  const { version } = await readOrder(id)
  return allocator.call(orderEndpoints.editOrder, { params: { id }, body: { version, skill_ids } })
}
const book = (id: number, body: object, by = allocator) => by.call(calls.bookOrder, { params: { id }, body })
const bookings = async (id: number) =>
  (await allocator.call(calls.listOrderBookings, { params: { id } })).data
const reasonsOf = async (id: number, name: string) =>
  (await allocator.call(calls.availableDrivers, { params: { id }, query: { search: name } })).data.flatMap(
    ({ reasons }) => reasons.map(({ code, text, blocks }) => [code, text, blocks]),
  )

const firstAid = await makeSkill('First Aid', { validity_months: 36 })
const voc = await makeSkill('VOC Excavator')
const old = await makeSkill('Scraper ticket')
await allocator.call(tagsEndpoints.archiveSkills, { body: { ids: [old], reason: 'No longer needed' } })

test('unknown and archived skills are refused wherever work asks for skills, by the database too', async () => {
  const { order, asset } = await orderAndAsset(app)
  for (const skill_ids of [[old], [firstAid, 9_999_999], [-1], 'x'])
    expect(await askFor(order.id, skill_ids as number[])).toMatchObject({ status: 422 })
  expect((await askFor(order.id, [old])).errors).toEqual({ skill_ids: notASkill })
  expect((await askFor(order.id, [firstAid, 9_999_999])).errors).toEqual({ skill_ids: notASkill })
  const job = await newJob(app)
  const { id: asset_category_id } = await makeCategory(app)
  const day = { start_date: '2026-11-23', end_date: '2026-11-23' }
  const needs = { job_id: job.id, asset_category_id, ideal_asset_qty: 1, ...day, skill_ids: [old] }
  const made = await allocator.call(requirementEndpoints.createJobRequirement, { body: needs })
  expect(made.errors).toEqual({ skill_ids: notASkill })
  const machine = { fleet_no: 'SK-1', name: 'Scraper', asset_category_id, required_skill_ids: [old] }
  expect((await allocator.call(resourceEndpoints.createAsset, { body: machine })).errors).toEqual({
    required_skill_ids: notASkill,
  })
  const category = { version: 1, required_skill_ids: [old] }
  const edited = { params: { id: asset_category_id }, body: category }
  expect((await allocator.call(resourceEndpoints.editCategory, edited)).errors).toEqual({
    required_skill_ids: notASkill,
  })
  for (const [table, column, id] of [
    ['job_item', 'skill_ids', order.id],
    ['asset', 'required_skill_ids', asset.id],
    ['asset_category', 'required_skill_ids', asset_category_id],
  ])
    for (const ids of [`{${old}}`, '{9999999}', '{null}'])
      await expect(
        pool.query(`update ${table} set ${column} = $1 where id = $2`, [ids, id]),
      ).rejects.toMatchObject({ constraint: `${table}_${column}` })
  await expect(pool.query('delete from skill where id = $1', [firstAid])).rejects.toMatchObject({
    code: expect.stringMatching(/HY002|42501/),
  })
})

test('a driver who lacks a skill is booked only with a reason, which the booking and the history keep', async () => {
  const { order } = await orderAndAsset(app)
  const driver = await qualifiedDriver(app, { name: 'Lachlan Skilless' })
  expect((await askFor(order.id, [voc, firstAid, voc])).data).toMatchObject({
    skill_ids: [firstAid, voc],
    skills: [{ name: 'First Aid' }, { name: 'VOC Excavator' }],
  })
  const lacks = ['Lachlan Skilless lacks First Aid.', 'Lachlan Skilless lacks VOC Excavator.']
  expect(await reasonsOf(order.id, 'skilless')).toEqual(lacks.map((text) => ['skill', text, 'soft']))
  expect(await book(order.id, { driver_id: driver.id })).toMatchObject({
    status: 409,
    message: lacks.join(' '),
    errors: { override: 'This can be overridden with a reason.' },
  })
  expect((await book(order.id, { driver_id: driver.id }, sales)).status).toBe(403)
  expect(await bookings(order.id)).toEqual([])
  await give(driver.id, firstAid)
  const booked = await book(order.id, { driver_id: driver.id, override })
  expect(booked.data).toMatchObject([
    { reasons: [], overrides: [{ code: 'skill', text: lacks[1], reason: override.reason }] },
  ])
  const path = `/api/records/job_item/${order.id}/history`
  const { entries } = (await allocator.request('GET', path)).data as { entries: object[] }
  expect(entries).toMatchObject([
    { action: 'booked', after: { overridden: [lacks[1]] }, reason: override.reason },
    { action: 'updated', after: { skill_ids: ['First Aid', 'VOC Excavator'] } },
    { action: 'created' },
  ])
})

test('what the category and the machine ask for counts too, whichever is booked first', async () => {
  const { id: asset_category_id } = await makeCategory(app, { required_skill_ids: [voc] })
  const { order } = await orderAndAsset(app, { asset_category_id })
  const driver = await qualifiedDriver(app, { name: 'Una Certified' })
  expect((await readOrder(order.id)).category_skills).toEqual([{ id: voc, name: 'VOC Excavator' }])
  expect(await reasonsOf(order.id, 'certified')).toEqual([
    ['skill', 'Una Certified lacks VOC Excavator.', 'soft'],
  ])
  await give(driver.id, voc)
  expect(await reasonsOf(order.id, 'certified')).toEqual([])
  await book(order.id, { driver_id: driver.id })
  const machine = await makeAsset(app, { asset_category_id, required_skill_ids: [firstAid] })
  const message = 'Una Certified lacks First Aid.'
  expect(await book(order.id, { asset_id: machine.id })).toMatchObject({ status: 409, message })
  const both = await book(order.id, { asset_id: machine.id, override })
  // The reason was given with the machine; the driver's booking does not ask for it again.
  expect(both.data).toMatchObject([
    {
      skills: [{ name: 'First Aid' }, { name: 'VOC Excavator' }],
      overrides: [{ text: message }],
      reasons: [],
    },
    { overrides: [], reasons: [], skills: [] },
  ])
})

test('the requirement, the order, the category and the machine ask for each skill once, with one reason', async () => {
  const rail = await makeSkill('Working near rail')
  const laser = await makeSkill('Laser levelling')
  const { id: asset_category_id } = await makeCategory(app, { required_skill_ids: [voc, rail] })
  const requirement = await newRequirement(app, { asset_category_id, skill_ids: [rail] })
  const [{ id } = { id: 0 }] = await ordersOf(app, requirement.job_id)
  await askFor(id, [rail, firstAid])
  const driver = await qualifiedDriver(app, { name: 'Max Unproven' })
  const lacks = (skill: string) => `Max Unproven lacks ${skill}.`
  const asked = ['First Aid', 'Working near rail', 'VOC Excavator'].map(lacks)
  expect((await reasonsOf(id, 'unproven')).map(([, text]) => text)).toEqual(asked)
  expect((await book(id, { driver_id: driver.id, override })).status).toBe(200)

  // What was given a reason with the driver is not asked again with the machine.
  const required_skill_ids = [voc, laser]
  const machine = await makeAsset(app, { asset_category_id, required_skill_ids })
  const body = { asset_id: machine.id }
  expect(await book(id, body)).toMatchObject({ status: 409, message: lacks('Laser levelling') })
  expect((await book(id, { ...body, override })).status).toBe(200)
  const both = await bookings(id)
  expect(both.flatMap(({ reasons }) => reasons)).toEqual([])
  expect(both.flatMap(({ overrides }) => overrides.map(({ text }) => text)).toSorted()).toEqual(
    [...asked, lacks('Laser levelling')].toSorted(),
  )
  expect((await allocator.call(orderEndpoints.confirmOrder, { params: { id }, body: {} })).status).toBe(200)
})

test('proof that has run out by the day of the work counts as lacking, also when the order moves there', async () => {
  const { order } = await orderAndAsset(app)
  const driver = await qualifiedDriver(app, { name: 'Ivo Lapsing' })
  await give(driver.id, firstAid)
  await pool.query(`update holding set given_at = '2023-11-24' where driver_id = $1`, [driver.id])
  await askFor(order.id, [firstAid])
  expect((await book(order.id, { driver_id: driver.id })).status).toBe(200)
  const { version } = await readOrder(order.id)
  const body = { version, work_date: '2026-11-25' }
  const text = 'Ivo Lapsing: First Aid expired on 24 Nov 2026.'
  const moved = (more: object = {}) =>
    allocator.call(orderEndpoints.editOrder, { params: { id: order.id }, body: { ...body, ...more } })
  expect(await moved()).toMatchObject({ status: 409, message: text })
  expect((await moved({ override })).status).toBe(200)
  expect(await bookings(order.id)).toMatchObject([{ overrides: [{ text }], reasons: [] }])
})

test('a requirement’s orders follow its skills, and copied and confirmed ones are held to them', async () => {
  const requirement = await newRequirement(app, { skill_ids: [voc], end_date: '2026-11-24' })
  const [first, second] = await ordersOf(app, requirement.job_id)
  expect(requirement.skills).toEqual([{ id: voc, name: 'VOC Excavator' }])
  await askFor(second!.id, [voc, firstAid])
  const driver = await qualifiedDriver(app, { name: 'Kit Follower' })
  await give(driver.id, voc)
  const machine = await makeAsset(app, { asset_category_id: requirement.asset_category_id })
  const both = { asset_id: machine.id, driver_id: driver.id, certainty: 'pencilled' }
  expect((await book(first!.id, both)).status).toBe(200)
  await take(driver.id, voc)
  const lacks = 'Kit Follower lacks VOC Excavator.'
  expect((await bookings(first!.id)).flatMap(({ reasons }) => reasons.map(({ text }) => text))).toEqual([
    lacks,
  ])
  const several = await allocator.call(orderEndpoints.confirmOrders, { body: { ids: [first!.id] } })
  expect([several.status, several.text]).toEqual([409, expect.stringContaining(lacks)])
  const copied = await allocator.call(orderEndpoints.duplicateOrder, {
    params: { id: first!.id },
    body: { dates: ['2026-11-30'], copyAllocations: 1 },
  })
  expect(copied.data).toMatchObject([{ result: 'created without allocation', reason: lacks }])
  expect((await readOrder(copied.data[0]!.order!.id)).skill_ids).toEqual([voc])

  const edit = { params: { id: requirement.id }, body: { version: requirement.version, skill_ids: [] } }
  expect((await allocator.call(requirementEndpoints.editRequirement, edit)).status).toBe(200)
  expect((await readOrder(first!.id)).skill_ids).toEqual([])
  expect((await readOrder(second!.id)).skill_ids).toEqual([firstAid])
})

test('an archived skill is no longer asked for, and is left out of new orders', async () => {
  const passing = await makeSkill('Passing ticket')
  const requirement = await newRequirement(app, { skill_ids: [passing, voc] })
  const [order] = await ordersOf(app, requirement.job_id)
  await allocator.call(tagsEndpoints.archiveSkills, { body: { ids: [passing], reason: 'Replaced' } })
  expect(await readOrder(order!.id)).toMatchObject({
    skill_ids: [voc, passing],
    skills: [{ name: 'VOC Excavator' }],
  })
  const body = { version: requirement.version, ideal_asset_qty: 2 }
  const more = await allocator.call(requirementEndpoints.editRequirement, {
    params: { id: requirement.id },
    body,
  })
  expect(more.status).toBe(200)
  const [, added] = await ordersOf(app, requirement.job_id)
  expect((await readOrder(added!.id)).skill_ids).toEqual([voc])
  expect((await askFor(order!.id, [firstAid, voc, passing])).status).toBe(200)
  expect((await askFor(added!.id, [voc, passing])).status).toBe(422)
})

test('a skill taken away while its driver is being booked is noticed', async () => {
  const { order } = await orderAndAsset(app)
  await askFor(order.id, [voc])
  const driver = await qualifiedDriver(app, { name: 'Ray Caught' })
  await give(driver.id, voc)
  let booking: ReturnType<typeof book> | undefined
  await app.platform.write(office, async (change) => {
    await saveHoldings(change, driverSkills, { added: [], removed: [tick(driver.id, voc)] })
    booking = book(order.id, { driver_id: driver.id })
    await untilWaiting()
  })
  expect(await booking).toMatchObject({ status: 409, message: 'Ray Caught lacks VOC Excavator.' })

  await give(driver.id, voc)
  const [booked, taken] = await Promise.all([book(order.id, { driver_id: driver.id }), take(driver.id, voc)])
  expect(taken.status).toBe(200)
  const there = await bookings(order.id)
  expect(there).toHaveLength(booked.status === 200 ? 1 : 0)
  expect(booked.status === 200 ? there[0]?.reasons : [{ text: booked.message }]).toMatchObject([
    { text: 'Ray Caught lacks VOC Excavator.' },
  ])
})

/** Until someone waits for a lock. */
async function untilWaiting(): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await pool.query(waiting)).rowCount === 0) await new Promise((resolve) => setTimeout(resolve, 5))
}
