import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { docketEndpoints } from '#areas/dockets/contract/endpoints.ts'
import { tipOrderEndpoints } from '#areas/tip-orders/contract/endpoints.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { type SentJob, send, sentJob, stepping, tap } from '#test/driver-jobs.ts'
import { loaded, tippedAt, untilWork } from '#test/loads.ts'
import { moneyKeysIn } from '#test/money-words.ts'
import { addTip, newTipSite, tipsOf } from '#test/tips.ts'
import { driverJobEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const owner = await app.database.owner()
const allocator = await app.as('allocator')
const { newJob, takeAll } = stepping(app)

const readJob = async (job: SentJob) =>
  (await job.driver.call(calls.getDriverJob, { params: { id: job.id } })).data

test('the phone gets the tips of its order, without rates and without those that are over', async () => {
  const job = await sentJob(app, '2026-11-23')
  const site = await newTipSite(app, {
    name: 'Westgate',
    suburb: 'Truganina',
    phone: '03 9314 5511',
    materials: [{ material: 'Clay', conditions: 'Soil report for more than 50 t' }],
    gate_notes: 'Gate 2.',
  })
  const { data: tip } = await addTip(app, job.order.id, site.id, { notes: 'Ring first.', planned_loads: 4 })
  const params = { id: job.order.id }
  expect((await readJob(job)).tips).toEqual([
    {
      id: tip.id,
      tip_site_id: site.id,
      material: 'Clay',
      direction: 'tip',
      tip: 'Westgate',
      suburb: 'Truganina',
      address: 'Truganina',
      phone: '0393145511',
      account_no: 'H77',
      planned_loads: 4,
      planned_quantity: null,
      unit: 'load',
      conditions: 'Soil report for more than 50 t',
      notes: 'Ring first. Gate 2.',
    },
  ])
  const own = await job.driver.call(tipOrderEndpoints.listTipOrders, { params })
  expect(own.data).toMatchObject([{ tip_site: 'Westgate', status: 'planned' }])
  expect(moneyKeysIn(own.data)).toEqual([])
  await allocator.call(tipOrderEndpoints.editTipOrder, {
    params: { ...params, tip_order_id: tip.id },
    body: { version: 1, status: 'refused' },
  })
  expect((await readJob(job)).tips).toEqual([])
})

test('a load counts for a tip order of its own order, material and site, and for no other', async () => {
  const job = await newJob({ asset_group: 'truck' })
  const site = await newTipSite(app)
  const namesake = await newTipSite(app, { name: site.name, suburb: 'Seaford' })
  const { data: tip } = await addTip(app, job.order.id, site.id, { planned_loads: 3 })
  const other = await sentJob(app, '2026-11-24')
  const { data: foreign } = await addTip(app, other.order.id, site.id)
  await takeAll(job, await untilWork(app, job))
  const [clay, sand] = [loaded(job, 'Clay', '07:30'), loaded(job, 'Sand', '09:00')]
  const at = { tip: site.name }
  await takeAll(job, [clay])
  const notOwn = { status: 422, errors: { 'data.tip_order_id': 'Tip order is not one of the choices.' } }
  for (const tip_order_id of [foreign.id, 9_999_999]) {
    const step = tippedAt(job, clay, '08:10', at)
    expect(await send(job, { ...step, data: { ...step.data, tip_order_id } })).toMatchObject(notOwn)
  }
  for (const elsewhere of [
    { ...at, tip_site_id: namesake.id },
    { tip: 'Epping' },
    { tip: `${site.name} (Seaford)` },
  ])
    expect(
      await send(job, tippedAt(job, clay, '08:10', { ...elsewhere, tip_order_id: tip.id })),
    ).toMatchObject(notOwn)
  const ordered = tippedAt(job, clay, '08:10', at)
  await takeAll(job, [{ ...ordered, data: { ...ordered.data, tip_order_id: tip.id, net_t: 12.4 } }, sand])
  const wrong = tippedAt(job, sand, '09:40', at)
  expect(await send(job, { ...wrong, data: { ...wrong.data, tip_order_id: tip.id } })).toMatchObject(notOwn)
  // Another place, as the driver says; a phone that does not know of tip orders sends none.
  await takeAll(job, [tippedAt(job, sand, '09:40', { tip: 'Northern Tip' })])
  expect(await tipsOf(app, job.order.id)).toMatchObject([{ done_loads: 1, done_quantity: 1, unit: 'load' }])
  const insert = `insert into load (driver_job_id, client_load_id, load_no, material, loaded_at, status, tip_order_id)
    values ($1, gen_random_uuid(), 9, $2, now(), 'loaded', $3)`
  for (const [material, id] of [
    ['Clay', foreign.id],
    ['Sand', tip.id],
  ])
    await expect(owner.query(insert, [job.id, material, id])).rejects.toMatchObject({
      constraint: 'load_tip_order_own',
    })

  // The docket has the load's tip order.
  await takeAll(job, [tap('finish', job.at('15:00'), {})])
  const { docket_id } = await readJob(job)
  expect(await tipOrdersOn(docket_id!)).toEqual([tip.id, null])
  expect(await tipsOf(app, job.order.id)).toMatchObject([{ done_loads: 1 }])
})

const tipOrdersOn = async (id: number) => {
  const { data } = await allocator.call(docketEndpoints.getDocket, { params: { id } })
  return data.loads.map(({ tip_order_id }) => tip_order_id)
}
/** The office queries a docket and corrects loads in a new version, which are otherwise as they were. */
const correctLoads = async (id: number, loads: object[]): Promise<number> => {
  await allocator.call(docketEndpoints.queryDocket, { params: { id }, body: { reason: 'Which loads?' } })
  const { data } = await allocator.call(docketEndpoints.getDocket, { params: { id } })
  const { version, starts_at, finishes_at, driver_id, asset_id } = data
  const entries = data.entries.filter(({ kind }) => kind !== 'work') as never
  const revised = await allocator.call(docketEndpoints.reviseDocket, {
    params: { id },
    body: {
      version,
      starts_at,
      finishes_at,
      driver_id,
      asset_id,
      entries,
      loads: data.loads.map((load, at) => ({ ...load, ...loads[at] })),
    },
  })
  expect(revised.status).toBe(200)
  return revised.data.id
}

test('what the office corrects on the docket counts; a load keeps its tip order while it went to the same place', async () => {
  const job = await newJob({ asset_group: 'truck' })
  const site = await newTipSite(app, { name: 'Laverton Fill' })
  const { data: first } = await addTip(app, job.order.id, site.id)
  await allocator.call(tipOrderEndpoints.editTipOrder, {
    params: { id: job.order.id, tip_order_id: first.id },
    body: { version: 1, status: 'cancelled' },
  })
  const { data: second } = await addTip(app, job.order.id, site.id)
  await takeAll(job, await untilWork(app, job))
  const [one, two] = [loaded(job, 'Clay', '07:30'), loaded(job, 'Clay', '09:00')]
  const there = { tip: site.name, tip_site_id: site.id, tip_order_id: second.id }
  await takeAll(job, [one, tippedAt(job, one, '08:10', there), two, tippedAt(job, two, '09:40', there)])
  await takeAll(job, [tap('finish', job.at('15:00'), {})])
  const { docket_id } = await readJob(job)
  const counted = async () => (await tipsOf(app, job.order.id)).map(({ done_loads }) => done_loads)
  await allocator.call(docketEndpoints.submitDocket, { params: { id: docket_id! }, body: {} })
  const numbered = await correctLoads(docket_id!, [{ ticket_no: 'T-1' }])
  expect(await tipOrdersOn(numbered)).toEqual([second.id, second.id])
  const moved = await correctLoads(numbered, [{ tip: 'Northern Tip' }])
  expect(await tipOrdersOn(moved)).toEqual([null, second.id])
  expect(await counted()).toEqual([0, 1])
  // Corrected back, it is for the tip order that is open, not for the cancelled one.
  const back = await correctLoads(moved, [{ tip: site.name, tip_order_id: first.id }])
  expect(await tipOrdersOn(back)).toEqual([second.id, second.id])
  expect(await counted()).toEqual([0, 2])
})

test('after a breakdown the other order has what was not tipped', async () => {
  const job = await newJob({ asset_group: 'truck' })
  const site = await newTipSite(app)
  const { data: tip } = await addTip(app, job.order.id, site.id, { planned_loads: 3 })
  await takeAll(job, await untilWork(app, job))
  const load = loaded(job, 'Clay', '07:30')
  const tips = tippedAt(job, load, '08:10', { tip: site.name })
  await takeAll(job, [load, { ...tips, data: { ...tips.data, tip_order_id: tip.id } }])
  // Reported while the order goes on.
  app.clock.set(job.at('09:10'))
  await takeAll(job, [tap('breakdown', job.at('09:00'), { reason: 'Hose burst' })])
  const { data: order } = await allocator.call(orderEndpoints.getOrder, { params: { id: job.order.id } })
  expect(order.order_status).toBe('Broke Down')
  expect(await tipsOf(app, job.order.id)).toMatchObject([{ status: 'closed', done_loads: 1 }])
  expect(await tipsOf(app, order.replaced_by!.id)).toMatchObject([{ status: 'planned', planned_loads: 2 }])
})

test('material with PFAS is tipped only where it may go, whatever the driver says', async () => {
  const job = await newJob({ asset_group: 'truck' })
  const material = 'Cat C with PFAS'
  const materials = [{ material, conditions: null }]
  await newTipSite(app, { name: 'Tottenham', materials, pfas_ok: 1 })
  await newTipSite(app, { name: 'Epping', materials })
  await takeAll(job, await untilWork(app, job))
  const load = loaded(job, material, '07:30', { waste_record_no: `WT-${randomUUID().slice(0, 8)}` })
  await takeAll(job, [load])
  for (const tip of ['Epping', 'Behind the shed'])
    expect(await send(job, tippedAt(job, load, '08:10', { tip }))).toMatchObject({
      status: 409,
      message: `${tip} does not accept PFAS, which ${material} contains. It may go to Tottenham.`,
    })
  const wrong = `update load set tip = 'Epping', status = 'tipped', tipped_at = now() where driver_job_id = $1`
  await expect(owner.query(wrong, [job.id])).rejects.toMatchObject({ constraint: 'load_tip_contents' })
  await takeAll(job, [tippedAt(job, load, '08:10', { tip: 'tottenham' })])
  expect((await readJob(job)).progress.restricted_materials).toContainEqual({
    material,
    contains: 'PFAS',
    tips: [{ id: expect.any(Number), name: 'Tottenham', suburb: null, by_name: 1 }],
  })
})
