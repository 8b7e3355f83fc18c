import { expect, test } from 'vitest'
import { settingsEndpoints } from '#areas/settings/contract/endpoints.ts'
import { tipSiteEndpoints } from '#areas/tip-sites/contract/endpoints.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { addTip, newTipSite } from '#test/tips.ts'
import { newOrder, newRequirement, ordersOf } from '#test/work-orders.ts'
import { tipOrderEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const owner = await app.database.owner()
const accounts = await app.as('accounts')
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const driver = await app.as('driver')

const newSite = (fields: object = {}) => newTipSite(app, fields)
const add = (id: number, tip_site_id: number, fields: object = {}) => addTip(app, id, tip_site_id, fields)

test('a tip order is refused without the right, on a closed order, and for people not on the order', async () => {
  const { id } = await newOrder(app)
  const site = await newSite()
  const body = { tip_site_id: site.id, material: 'Clay' }
  for (const who of [sales, driver])
    expect((await who.call(calls.createTipOrder, { params: { id }, body })).status).toBe(403)
  expect((await driver.call(calls.listTipOrders, { params: { id } })).status).toBe(404)
  expect((await add(9_999_999, site.id)).status).toBe(404)
  const cancelled = await newOrder(app, { status: 'Cancelled' })
  expect((await add(cancelled.id, site.id)).status).toBe(409)
})

test('a material that the site does not accept, or a day on which it is closed, is refused with the reason', async () => {
  const monday = await newOrder(app)
  const sunday = await newOrder(app, { start_date: '2026-11-29', selectedDates: ['2026-11-29'] })
  const site = await newSite()
  expect(await add(monday.id, site.id, { material: 'Cat C' })).toMatchObject({
    status: 422,
    errors: { material: `${site.name} does not accept Cat C.` },
  })
  expect(await add(sunday.id, site.id)).toMatchObject({
    status: 422,
    errors: { tip_site_id: `${site.name} is closed on Sun 29 Nov 2026.` },
  })
  await allocator.call(tipSiteEndpoints.archiveTipSites, { body: { ids: [site.id], reason: 'Full' } })
  expect(await add(monday.id, site.id)).toMatchObject({
    errors: { tip_site_id: 'Tip site is not one of the choices.' },
  })
})

test('a tip order shows on which terms its site takes the material', async () => {
  const { id } = await newOrder(app)
  const conditions = 'Soil report for more than 50 t'
  const site = await newSite({ materials: [{ material: 'Clay', conditions }] })
  expect((await add(id, site.id)).data.conditions).toBe(conditions)
  const { data } = await sales.call(calls.listTipOrders, { params: { id } })
  expect(data).toMatchObject([{ material: 'Clay', conditions }])
  expect((await add(id, (await newSite()).id)).data.conditions).toBeNull()
})

test('the material for a new tip order is the one quoted, or else the usual one of the site', async () => {
  const { id, job_id } = await newOrder(app)
  const usual = async () =>
    (await allocator.call(orderEndpoints.getOrder, { params: { id } })).data.usual_material
  expect(await usual()).toBeNull()
  await owner.query(
    `update job_site set default_material = 'Topsoil' where id = (select job_site_id from job where id = $1)`,
    [job_id],
  )
  expect(await usual()).toBe('Topsoil')
  const quote = async (material: string) => {
    const { rows } = await owner.query<{ id: number }>(
      `insert into product (code, name, category, unit, material_type) values ($1, $1, 'tip', 'tonne', $1) returning id`,
      [material],
    )
    await owner.query(
      `insert into job_rate (job_id, product_id, position, description, unit, unit_price_cents)
       values ($1, $2, (select count(*) + 1 from job_rate where job_id = $1), 'Tip fee', 'tonne', 1000)`,
      [job_id, rows[0]?.id],
    )
  }
  await quote('Clay')
  expect(await usual()).toBe('Clay')
  // Of two, neither is offered.
  await quote('Cat C')
  expect(await usual()).toBe('Topsoil')
})

test('a tip order takes the site’s rate and account, and shows each what they may see', async () => {
  const { id } = await newOrder(app)
  const site = await newSite()
  const { data: tip } = await add(id, site.id, { planned_loads: 6 })
  expect(tip).toMatchObject({
    sequence: 1,
    tip_site: site.name,
    unit: 'load',
    account_no: 'H77',
    status: 'planned',
  })
  expect(tip).not.toHaveProperty('buy_cents')
  expect(tip).not.toHaveProperty('sell_cents')
  const read = async (who: typeof sales) => (await who.call(calls.listTipOrders, { params: { id } })).data[0]
  expect(await read(accounts)).toMatchObject({ buy_cents: 900, sell_cents: 1200 })
  expect(await read(sales)).toMatchObject({ sell_cents: 1200 })
  expect(await read(sales)).not.toHaveProperty('buy_cents')

  const params = { id, tip_order_id: tip.id }
  const other = await newSite()
  const body = { version: 1, tip_site_id: other.id, status: 'confirmed' as const }
  expect((await allocator.call(calls.editTipOrder, { params, body })).data).toMatchObject({
    tip_site: other.name,
    status: 'confirmed',
  })
  expect(await accounts.call(calls.editTipOrder, { params, body })).toMatchObject({ status: 403 })
  expect(await allocator.call(calls.editTipOrder, { params, body })).toMatchObject({
    status: 409,
    data: { current: { tip_site: other.name, version: 2 } },
  })
  // A site that closes later is shown with the reason.
  await allocator.call(tipSiteEndpoints.editTipSite, {
    params: { id: other.id },
    body: { version: 1, closed_dates: ['2026-11-23'] },
  })
  expect((await read(sales))?.objection).toBe(`${other.name} is closed on Mon 23 Nov 2026.`)
})

test('a tip order is repeated on other orders and days, with the result for each', async () => {
  const days = ['2026-11-23', '2026-11-24', '2026-11-29']
  const need = await newRequirement(app, {
    start_date: '2026-11-23',
    end_date: '2026-11-29',
    selectedDates: days,
  })
  const [first, second, third] = await ordersOf(app, need.job_id)
  const other = await newOrder(app)
  const site = await newSite()
  const { data: tip } = await add(first!.id, site.id, { planned_loads: 4 })
  const repeat = (body: object) =>
    allocator.call(calls.duplicateTipOrder, { body: { tip_order_id: tip.id, ...body } })
  expect(await repeat({})).toMatchObject({ status: 422, errors: { dates: 'Choose the dates.' } })
  expect(await repeat({ job_item_ids: [9_999_999] })).toMatchObject({ status: 404 })
  const { data } = await repeat({ job_item_ids: [other.id], dates: [...days.slice(1), '2026-12-01'] })
  expect(data).toEqual([
    { date: days[0], order: nameOf(other), result: 'created', reason: null },
    { date: days[1], order: nameOf(second!), result: 'created', reason: null },
    {
      date: days[2],
      order: nameOf(third!),
      result: 'refused',
      reason: `${site.name} is closed on Sun 29 Nov 2026.`,
    },
    { date: '2026-12-01', order: null, result: 'refused', reason: 'There is no open order on 1 Dec 2026.' },
  ])
  const copies = (await accounts.call(calls.listTipOrders, { params: { id: second!.id } })).data
  expect(copies).toMatchObject([{ planned_loads: 4, sell_cents: 1200, status: 'planned' }])
  expect((await repeat({ dates: [days[1]] })).data).toMatchObject([
    { result: 'refused', reason: `${second!.order_no} already has Clay at ${site.name}.` },
  ])
})
const nameOf = ({ id, order_no }: { id: number; order_no: string }) => ({ id, order_no })

test('of ten simultaneous tip orders one is kept, and the database refuses a material whatever the path', async () => {
  const { id } = await newOrder(app)
  const site = await newSite()
  const replies = await Promise.all(Array.from({ length: 10 }, () => add(id, site.id)))
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(9).fill(422)])
  const insert = `insert into tip_order (job_item_id, sequence, tip_site_id, material) values ($1, 9, $2, $3)`
  await expect(owner.query(insert, [id, site.id, 'Cat C'])).rejects.toMatchObject({
    constraint: 'tip_order_accepted',
  })
  await expect(owner.query(insert, [id, site.id, 'Clay'])).rejects.toMatchObject({
    constraint: 'tip_order_once',
  })
})

test('soil with PFAS or asbestos goes only to a site that takes it, on the order, its copies and in the database', async () => {
  const { id } = await newOrder(app)
  const [pfas, asbestos] = ['Cat C with PFAS', 'Clean Fill with ASB']
  const materials = [pfas, asbestos].map((material) => ({ material, conditions: null }))
  const site = await newSite({ name: 'Lysterfield', materials, asbestos_ok: 1 })
  expect(await add(id, site.id, { material: pfas })).toMatchObject({
    status: 422,
    errors: { material: 'Lysterfield does not accept PFAS.' },
  })
  const { data: tip } = await add(id, site.id, { material: asbestos })
  const other = await newOrder(app)
  await allocator.call(tipSiteEndpoints.editTipSite, {
    params: { id: site.id },
    body: { version: site.version, asbestos_ok: 0 },
  })
  expect(
    (
      await allocator.call(calls.duplicateTipOrder, {
        body: { tip_order_id: tip.id, job_item_ids: [other.id] },
      })
    ).data,
  ).toMatchObject([{ result: 'refused', reason: 'Lysterfield does not accept asbestos.' }])
  const shown = (await allocator.call(calls.listTipOrders, { params: { id } })).data
  expect(shown[0]?.objection).toBe('Lysterfield does not accept asbestos.')
  const insert = `insert into tip_order (job_item_id, sequence, tip_site_id, material) values ($1, 9, $2, $3)`
  for (const material of [pfas, asbestos])
    await expect(owner.query(insert, [other.id, site.id, material])).rejects.toMatchObject({
      constraint: 'tip_order_contents',
    })
  // It may end, and is not opened again.
  const params = { id, tip_order_id: tip.id }
  const ended = await allocator.call(calls.editTipOrder, {
    params,
    body: { version: 1, status: 'cancelled' },
  })
  expect(ended.data.status).toBe('cancelled')
  expect(
    await allocator.call(calls.editTipOrder, { params, body: { version: 2, status: 'planned' } }),
  ).toMatchObject({ status: 422, errors: { material: 'Lysterfield does not accept asbestos.' } })
  const reopen = `update tip_order set status = 'planned' where id = $1`
  await expect(owner.query(reopen, [tip.id])).rejects.toMatchObject({ constraint: 'tip_order_contents' })
})

test('the list of materials says what contains PFAS, not the name', async () => {
  const { id } = await newOrder(app)
  const site = await newSite()
  const list = { list_key: 'material_type' as const }
  const rows = (await allocator.call(settingsEndpoints.listDropdown, { params: list })).data
  const clay = rows.find(({ value }) => value === 'Clay')!
  const params = { ...list, id: clay.id }
  const mark = (version: number, has_pfas: 0 | 1) =>
    allocator.call(settingsEndpoints.editDropdownItem, { params, body: { version, has_pfas } })
  expect((await mark(clay.version, 1)).status).toBe(200)
  expect((await add(id, site.id)).errors).toEqual({ material: `${site.name} does not accept PFAS.` })
  await mark(clay.version + 1, 0)
  expect((await add(id, site.id)).status).toBe(200)
  expect((await add(id, site.id, { material: 'PFAS soil' })).errors).toEqual({
    material: 'Material is not one of the choices.',
  })
})

test('a planned quantity keeps its unit: a rate by another unit is refused, and none changes in silence', async () => {
  const { id } = await newOrder(app)
  const site = await newSite()
  const words = `${site.name} charges for Clay by the load, not by the tonne.`
  expect((await add(id, site.id, { planned_quantity: 60, unit: 'tonne' })).errors).toEqual({ unit: words })
  const { data: tip } = await add(id, site.id, { planned_loads: 5, unit: 'tonne' })
  expect(tip.unit).toBe('load')
  const edit = (body: object) =>
    allocator.call(calls.editTipOrder, {
      params: { id, tip_order_id: tip.id },
      body: { version: 1, ...body },
    })
  expect((await edit({ unit: 'tonne' })).errors).toEqual({ unit: words })
  expect((await edit({ planned_quantity: 5 })).data).toMatchObject({ planned_quantity: 5, unit: 'load' })
  // A copy for another order is refused in the same words.
  const plan = { planned_quantity: 60, unit: 'tonne' }
  const unrated = await newSite({ materials: [{ material: 'Sand', conditions: null }] })
  const { data: sand } = await add(id, unrated.id, { material: 'Sand', ...plan })
  await accounts.call(tipSiteEndpoints.createTipRate, {
    params: { id: unrated.id },
    body: { material: 'Sand', unit: 'm3', buy_cents: 1000, sell_cents: 1300, valid_from: '2026-07-01' },
  })
  const other = await newOrder(app)
  const copies = { tip_order_id: sand.id, job_item_ids: [other.id] }
  expect((await allocator.call(calls.duplicateTipOrder, { body: copies })).data).toMatchObject([
    { result: 'refused', reason: `${unrated.name} charges for Sand by the m³, not by the tonne.` },
  ])
})
