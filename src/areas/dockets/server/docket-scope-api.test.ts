import { expect, test } from 'vitest'
import { newClientWithSite, newJob } from '#test/jobs.ts'
import { makeAsset, makeDriver } from '#test/fleet.ts'
import type { Caller } from '#test/app.ts'
import {
  docketBody,
  docketing,
  paperDocket,
  signOnPhone,
  signedDocket,
  tappedDocket,
  workedOrder,
} from '#test/dockets.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { docketEndpoints as calls } from '../contract/endpoints.ts'
import { docketSheet } from './document/docket-sheet.ts'
import { draftDocket } from './draft-docket.ts'

const { app, owner, allocator, accounts } = await docketing()
const sales = await app.as('sales')
const driver = await app.as('driver')
const subcontractor = await app.as('subcontractor')
const safety = await app.as('safety')

const recordOf = async (who: Caller) =>
  app.platform.db
    .selectFrom('app_user')
    .select(['driver_id', 'subcontractor_id'])
    .where('id', '=', who.user_id)
    .executeTakeFirstOrThrow()
const driver_id = (await recordOf(driver)).driver_id!
const subcontractor_id = (await recordOf(subcontractor)).subcontractor_id!

test('only the office enters and moves dockets; others see what they may', async () => {
  const docket = await signedDocket(app)
  const params = { id: docket.id }
  const body = await docketBody(app, { id: docket.job_item_id })
  for (const who of [driver, subcontractor, sales, safety]) {
    expect((await who.call(calls.createDocket, { body })).status).toBe(403)
    expect((await who.call(calls.queryDocket, { params, body: { reason: 'Why' } })).status).toBe(403)
    expect((await who.call(calls.approveDocket, { params, body: {} })).status).toBe(403)
  }
  expect((await allocator.call(calls.reopenDocket, { params, body: { reason: 'Why' } })).status).toBe(403)
  for (const who of [driver, subcontractor, sales])
    for (const call of [calls.getDocket, calls.getDocketDocument, calls.docketPdf] as const)
      expect((await who.call(call, { params })).status).toBe(404)
  for (const who of [safety, allocator]) {
    const { data } = await who.call(calls.getDocket, { params })
    expect(data.lines).toMatchObject([{ quantity_agreed: 7.5 }])
    for (const field of [
      'total_cents',
      'lines.0.unit_price_cents',
      'lines.0.price_source',
      'lines.0.job_rate_id',
    ])
      expect(data).not.toHaveProperty(field)
  }
})

test('drivers see their own docket without a cent, and are notified of a query', async () => {
  const order = await workedOrder(app)
  const { id, driver_job_id, facts } = await tappedDocket(app, order, driver_id)
  const again = await app.platform.write(system, (change) => draftDocket(change, facts))
  expect(again).toBe(id)
  expect((await docketSheet(app.platform.db, driver_job_id))?.document).toMatchObject({
    mark: 'Draft',
    has_prices: false,
  })
  await signOnPhone(app, driver_job_id)
  await expect(app.platform.write(system, (change) => draftDocket(change, facts))).rejects.toThrow(
    'This docket is Signed and cannot be redrafted.',
  )
  const { data } = await driver.call(calls.getDocket, { params: { id } })
  expect(data).toMatchObject({
    status: 'Signed',
    source: 'app',
    client_comment: 'Good work',
    lines: [{ quantity_computed: 7.75, quantity_agreed: 7.75 }],
    signatures: [{ party: 'client', method: 'glass', name: 'Jo Nguyen' }],
  })
  const answers = await Promise.all([
    driver.call(calls.listDockets, { query: {} }),
    driver.call(calls.getDocket, { params: { id } }),
    driver.call(calls.getDocketDocument, { params: { id } }),
    driver.call(calls.exportDockets, { query: {} }),
  ])
  for (const { status, text } of answers) {
    expect(status).toBe(200)
    expect(text).toContain(order.order_no)
    expect(text).not.toMatch(/18[,]?500|185\.00|Q-000001|1,?433\.75|143375|_cents":\s*\d/)
  }
  const office = await accounts.call(calls.getDocket, { params: { id } })
  expect(office.data).toMatchObject({
    total_cents: 143_375,
    lines: [{ unit_price_cents: 18_500, price_source: 'Quote Q-000001, line 1' }],
  })
  await allocator.call(calls.queryDocket, { params: { id }, body: { reason: 'Which excavator?' } })
  const { rows } = await owner.query(
    `select title, body from notification where user_id = $1 and record_type = 'docket'`,
    [driver.user_id],
  )
  expect(rows).toEqual([{ title: `${data.docket_no} was queried`, body: 'Kestrel Homes: Which excavator?' }])
})

test('a subcontractor sees dockets of its drivers and plant, sales those of their clients', async () => {
  const operator = await makeDriver(app, { employment: 'subcontractor_operator', subcontractor_id })
  const plant = await makeAsset(app, { asset_owner: 'subcontractor', subcontractor_id })
  const byDriver = await paperDocket(app, { driver_id: operator.id })
  const byPlant = await paperDocket(app, { asset_id: plant.id })
  const seen = await subcontractor.call(calls.listDockets, { query: { sort: 'docket_no' } })
  expect(seen.data.map(({ id }) => id)).toEqual([byDriver.id, byPlant.id])
  expect(seen.text).not.toMatch(/_cents":\s*\d/)
  expect((await subcontractor.call(calls.getDocket, { params: { id: byPlant.id } })).text).not.toMatch(
    /18500|Q-000001|_cents":\s*\d/,
  )

  const where = await newClientWithSite(app, { account_manager_id: sales.user_id })
  const job = await newJob(app, where)
  const own = await paperDocket(app, { order: await workedOrder(app, {}, { job_id: job.id }) })
  expect((await sales.call(calls.listDockets, { query: {} })).data.map(({ id }) => id)).toEqual([own.id])
})

test('hours on dockets are summed by machine, void dockets apart, and nobody sees another’s', async () => {
  const sums = async (who: Caller, query: { driver_id: number; subcontractor_id?: number }) =>
    (await who.call(calls.sumDocketWork, { query })).data
  const worker = await makeDriver(app, { name: 'Hana Worker' })
  const machine = await makeAsset(app)
  const facts = { driver_id: worker.id, asset_id: machine.id }
  const wrong = await paperDocket(app, facts)
  await owner.query("update docket set status = 'Void', void_reason = 'Twice' where id = $1", [wrong.id])
  const kept = await paperDocket(app, facts)
  const asset = `${machine.fleet_no} ${machine.name}`
  expect(await sums(allocator, { driver_id: worker.id })).toEqual({
    count: 1,
    worked_minutes: kept.worked_minutes,
    machines: [{ asset_id: machine.id, asset, count: 1 }],
  })
  for (const who of [driver, subcontractor, sales])
    expect(await sums(who, { driver_id: worker.id })).toEqual({ count: 0, worked_minutes: 0, machines: [] })
  expect(await sums(allocator, { driver_id: worker.id, subcontractor_id })).toMatchObject({ count: 0 })
})

test('void dockets charge nothing among others, and what they did once they are asked for', async () => {
  const worker = await makeDriver(app, { name: 'Vera Void' })
  const wrong = await paperDocket(app, { driver_id: worker.id })
  await owner.query("update docket set status = 'Void', void_reason = 'Twice' where id = $1", [wrong.id])
  const kept = await signedDocket(app, { driver_id: worker.id })
  const sums = async (query: { driver_id: number; status?: 'Void' }) =>
    (await accounts.call(calls.sumDockets, { query })).data
  expect(kept.total_cents).toBeGreaterThan(0)
  expect(await sums({ driver_id: worker.id })).toEqual({
    count: 2,
    void_count: 1,
    total_cents: kept.total_cents,
  })
  expect(await sums({ driver_id: worker.id, status: 'Void' })).toEqual({
    count: 1,
    void_count: 0,
    total_cents: wrong.total_cents,
  })
})
