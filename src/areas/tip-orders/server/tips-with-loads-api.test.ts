import { expect, test, vi } from 'vitest'
import { testApp } from '#test/app.ts'
import { plainDriverJob } from '#test/dockets.ts'
import { makeDriver } from '#test/fleet.ts'
import { addTip, newTipSite } from '#test/tips.ts'
import { newOrder } from '#test/work-orders.ts'
import { tipOrderEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const owner = await app.database.owner()
const allocator = await app.as('allocator')

const both = { materials: ['Clay', 'Sand'].map((material) => ({ material, conditions: null })) }
const insertLoad = `insert into load (driver_job_id, client_load_id, load_no, material, loaded_at, status, tip_order_id)
  values ($1, gen_random_uuid(), 1, 'Clay', now(), 'loaded', $2) returning id`

const loadsCount = 'Loads already count for this tip order. Close it and add another.'

test('what loads count for stays: another site, material or direction is refused on its field', async () => {
  const { id } = await newOrder(app)
  const [site, other] = [await newTipSite(app, both), await newTipSite(app, both)]
  const { data: tip } = await addTip(app, id, site.id)
  const load = await loadFor(id, tip.id)
  const params = { id, tip_order_id: tip.id }
  const edit = (body: object) =>
    allocator.call(calls.editTipOrder, { params, body: { version: tip.version, ...body } })
  expect(await edit({ tip_site_id: other.id, direction: 'supply', material: 'Sand' })).toMatchObject({
    status: 422,
    errors: { tip_site_id: loadsCount, direction: loadsCount, material: loadsCount },
  })
  for (const change of [`material = 'Sand'`, `direction = 'supply'`, `tip_site_id = ${other.id}`])
    await expect(owner.query(`update tip_order set ${change} where id = $1`, [tip.id])).rejects.toMatchObject(
      { constraint: 'tip_order_has_loads' },
    )
  // What they say about it may change, and without a load everything.
  expect((await edit({ notes: 'Gate 2', planned_loads: 4, status: 'closed' })).status).toBe(200)
  await owner.query(`update load set status = 'void' where id = $1`, [load])
  const free = await edit({ version: tip.version + 1, material: 'Sand', status: 'planned' })
  expect(free.data).toMatchObject({ material: 'Sand' })
})

test('of a load and another material at the same time one is refused, whichever is first', async () => {
  const site = await newTipSite(app, both)
  for (const loadIsFirst of [true, false]) {
    const { id } = await newOrder(app)
    const { data: tip } = await addTip(app, id, site.id)
    const job = await plainDriverJob(app, id, (await makeDriver(app)).id)
    const insert = { text: insertLoad, values: [job, tip.id] }
    const update = { text: `update tip_order set material = 'Sand' where id = $1`, values: [tip.id] }
    const [first, second] = loadIsFirst ? [insert, update] : [update, insert]
    const holder = await app.database.pool.connect()
    await holder.query('begin')
    await holder.query(first)
    const waiting = app.database.pool.query(second).catch((error: unknown) => error)
    await untilOneWaits()
    await holder.query('commit')
    holder.release()
    expect(await waiting).toMatchObject({
      constraint: loadIsFirst ? 'tip_order_has_loads' : 'load_tip_order_own',
    })
  }
})

async function loadFor(order_id: number, tip_order_id: number): Promise<number> {
  const driver_job_id = await plainDriverJob(app, order_id, (await makeDriver(app)).id)
  return (await owner.query<{ id: number }>(insertLoad, [driver_job_id, tip_order_id])).rows[0]!.id
}

/** A statement waits for another one's lock. */
const untilOneWaits = () =>
  vi.waitFor(async () => {
    const { rows } = await app.database.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).toHaveLength(1)
  })
