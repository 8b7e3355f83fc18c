import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { tipSiteEndpoints as calls } from '../../contract/endpoints.ts'
import type { TipRateInput } from '../../contract/tip-rate.ts'

const app = await testApp()
const owner = await app.database.owner()
const accounts = await app.as('accounts')
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const safety = await app.as('safety')

const rate: TipRateInput = {
  material: 'Clay',
  unit: 'tonne',
  buy_cents: 1400,
  levy_cents: 300,
  sell_cents: 1850.5,
  valid_from: '2026-07-01',
}
let made = 0
async function newSite(): Promise<number> {
  made += 1
  const materials = ['Clay', 'Topsoil'].map((material) => ({ material, conditions: null }))
  const { data } = await accounts.call(calls.createTipSite, {
    body: { name: `Rated tip ${made}`, materials },
  })
  return data.id
}
const add = (id: number, fields: Partial<TipRateInput> = {}) =>
  accounts.call(calls.createTipRate, { params: { id }, body: { ...rate, ...fields } })
const spansOf = async (id: number) =>
  (await accounts.call(calls.listTipRates, { params: { id } })).data.map((one) => [
    one.material,
    one.valid_from,
    one.valid_to,
    one.sell_cents,
  ])

test('rates are hidden from allocators and safety; sales see what clients pay, and set none', async () => {
  const id = await newSite()
  const params = { id }
  expect((await add(id)).status).toBe(200)
  for (const who of [allocator, safety])
    expect((await who.call(calls.listTipRates, { params })).status).toBe(403)
  for (const who of [allocator, safety, sales])
    expect((await who.call(calls.createTipRate, { params, body: rate })).status).toBe(403)
  const [seen] = (await sales.call(calls.listTipRates, { params })).data
  expect(seen).toMatchObject({ material: 'Clay', sell_cents: 1850.5 })
  for (const field of ['buy_cents', 'levy_cents', 'min_charge_cents']) expect(seen).not.toHaveProperty(field)
  const history = await allocator.request('GET', `/api/records/tip_site/${id}/history`)
  expect(history.text).toContain('rate added')
  expect(history.text).not.toContain('1850.5')
  expect(history.text).not.toContain('1400')
})

test('a rate is for a material that the site takes, and its figures make sense', async () => {
  const id = await newSite()
  const { name } = (await accounts.call(calls.getTipSite, { params: { id } })).data
  expect(await add(id, { material: 'Cat C', levy_cents: 1500, valid_to: '2026-06-30' })).toMatchObject({
    status: 422,
    errors: {
      material: `${name} does not accept Cat C.`,
      levy_cents: 'The levy is part of the buy rate and cannot be above it.',
      valid_to: 'The last day must not be before the first.',
    },
  })
  expect(await add(9_999_999)).toMatchObject({ status: 404 })
})

test('two rates of a material never hold on one day; a new one ends the one before', async () => {
  const id = await newSite()
  await add(id)
  await add(id, { valid_from: '2027-01-01', sell_cents: 1900 })
  await add(id, { material: 'Topsoil' })
  expect(await spansOf(id)).toEqual([
    ['Clay', '2027-01-01', null, 1900],
    ['Clay', '2026-07-01', '2026-12-31', 1850.5],
    ['Topsoil', '2026-07-01', null, 1850.5],
  ])
  const refused = (from: string) => ({
    status: 422,
    errors: { valid_from: `Clay already has a rate from ${from}.` },
  })
  expect(await add(id, { valid_from: '2026-11-01', valid_to: '2026-11-30' })).toMatchObject(
    refused('1 Jul 2026 to 31 Dec 2026'),
  )
  expect(await add(id, { valid_from: '2026-06-01' })).toMatchObject(refused('1 Jul 2026 to 31 Dec 2026'))
  expect(await add(id, { valid_from: '2027-01-01' })).toMatchObject(refused('1 Jan 2027 on'))
  expect((await add(id, { valid_from: '2026-06-01', valid_to: '2026-06-30' })).status).toBe(200)
})

test('a rate is changed by one of two, and removed', async () => {
  const id = await newSite()
  const { data } = await add(id)
  const params = { id, rate_id: data.id }
  const other = await newSite()
  expect(
    (await accounts.call(calls.removeTipRate, { params: { id: other, rate_id: data.id }, body: {} })).status,
  ).toBe(404)
  await accounts.call(calls.editTipRate, { params, body: { version: 1, sell_cents: 2000 } })
  expect(
    await accounts.call(calls.editTipRate, { params, body: { version: 1, sell_cents: 2100 } }),
  ).toMatchObject({ status: 409, data: { current: { sell_cents: 2000 } } })
  expect((await accounts.call(calls.removeTipRate, { params, body: { version: 2 } })).status).toBe(200)
  expect(await spansOf(id)).toEqual([])
})

test('of ten simultaneous rates for one day one is kept, whatever path they take', async () => {
  const id = await newSite()
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, at) => add(id, { sell_cents: 2000 + at, valid_to: '2026-12-31' })),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await spansOf(id)).toHaveLength(1)
  const past = `insert into tip_rate (tip_site_id, material, unit, sell_cents, buy_cents, valid_from) values ($1, 'Clay', 'load', 1, 1, '2026-12-31')`
  await expect(owner.query(past, [id])).rejects.toMatchObject({ constraint: 'tip_rate_once' })
})
