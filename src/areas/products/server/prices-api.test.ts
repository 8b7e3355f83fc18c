import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { productEndpoints as calls } from '../contract/endpoints.ts'
import { priceOf } from './index.ts'

const app = await testApp()
const owner = await app.database.owner()
const accounts = await app.as('accounts')
const sales = await app.as('sales')
const today = '2026-11-20'

let made = 0
async function newProduct(fields: object = {}): Promise<number> {
  made += 1
  const { data } = await accounts.call(calls.createProduct, {
    body: {
      code: `P-${made}`,
      name: `Priced product ${made}`,
      category: 'tip',
      unit: 'tonne',
      sell_price_cents: 2_100,
      buy_price_cents: 1_400,
      ...fields,
    },
  })
  return data.id
}
const set = (id: number, valid_from: string, sell_price_cents: number, more: object = {}) =>
  accounts.call(calls.setPrice, { params: { id }, body: { valid_from, sell_price_cents, ...more } })
const pricesOf = async (id: number) =>
  (await accounts.call(calls.listPrices, { params: { id } })).data.map((one) => [
    one.valid_from,
    one.valid_to,
    one.time,
    one.sell_price_cents,
    one.buy_price_cents,
  ])

test('a price is refused without the right, for a past day, and with wrong fields', async () => {
  const id = await newProduct()
  const price = { valid_from: '2026-12-01', sell_price_cents: 2_200 }
  expect(await sales.call(calls.setPrice, { params: { id }, body: price })).toMatchObject({ status: 403 })
  expect(await sales.call(calls.removePrice, { params: { id }, body: { valid_from: today } })).toMatchObject({
    status: 403,
  })
  expect(await set(9_999_999, '2026-12-01', 1)).toMatchObject({ status: 404 })
  expect(await set(id, '2026-11-19', 2_200)).toMatchObject({
    status: 422,
    errors: { valid_from: 'A price must start today or later.' },
  })
  expect(await set(id, '1 December', -1, { buy_price_cents: 0.001 })).toMatchObject({
    status: 422,
    errors: {
      valid_from: 'Enter a date like 20 Nov 2026.',
      sell_price_cents: 'Sell price cannot be negative.',
      buy_price_cents: 'Enter a price like 14.25 or 14.2575.',
    },
  })
  expect(await pricesOf(id)).toEqual([[today, null, 'today', 2_100, 1_400]])
})

test('a price applies from its day until the day of the next, by the business clock', async () => {
  const id = await newProduct()
  const saved = await set(id, '2026-12-01', 2_275.25, { buy_price_cents: 1_425.75 })
  expect(saved.data).toMatchObject({ time: 'upcoming', valid_to: null, set_by: 'Con Petrou' })
  const sellsFor = async () => (await sales.call(calls.getProduct, { params: { id } })).data.sell_price_cents
  expect(await sellsFor()).toBe(2_100)
  // Half an hour before midnight in Melbourne, and half an hour after, the same day in UTC.
  app.clock.set('2026-11-30T12:30:00Z')
  expect(await sellsFor()).toBe(2_100)
  app.clock.set('2026-11-30T13:30:00Z')
  expect(await sellsFor()).toBe(2_275.25)
  expect(await pricesOf(id)).toEqual([
    ['2026-12-01', null, 'today', 2_275.25, 1_425.75],
    [today, '2026-11-30', 'past', 2_100, 1_400],
  ])
  const { db } = app.platform
  expect(await priceOf(db, id, '2026-11-19')).toBeUndefined()
  expect(await priceOf(db, id, '2026-11-30')).toMatchObject({ sell_price_cents: 2_100, valid_from: today })
  expect(await priceOf(db, id, '2027-06-30')).toMatchObject({ sell_price_cents: 2_275.25 })
  expect(await set(id, today, 1)).toMatchObject({ status: 422 })
  app.clock.set('2026-11-20T06:00:00+11:00')
})

test('today’s price may be corrected, a future one removed; past ones stay', async () => {
  const id = await newProduct()
  expect((await set(id, today, 2_150)).data).toMatchObject({ time: 'today', buy_price_cents: 1_400 })
  await set(id, '2027-01-01', 2_300)
  const remove = (valid_from: string) =>
    accounts.call(calls.removePrice, { params: { id }, body: { valid_from } })
  expect(await remove('2027-01-02')).toMatchObject({ status: 404 })
  expect(await remove(today)).toMatchObject({
    status: 409,
    message: 'A price that has started cannot be changed.',
  })
  expect((await remove('2027-01-01')).data).toMatchObject({ sell_price_cents: 2_150 })
  expect(await pricesOf(id)).toEqual([[today, null, 'today', 2_150, 1_400]])
  const { rows } = await owner.query(
    `select action, part, before, after from activity_log
     where record_type = 'product' and record_id = $1 order by id offset 1`,
    [id],
  )
  expect(rows).toEqual([
    {
      action: 'price changed',
      part: 'price from 20 Nov 2026',
      before: { sell_price_cents: 2_100 },
      after: { sell_price_cents: 2_150 },
    },
    {
      action: 'price set',
      part: 'price from 1 Jan 2027',
      before: null,
      after: { sell_price_cents: 2_300, buy_price_cents: 1_400 },
    },
    {
      action: 'price removed',
      part: 'price from 1 Jan 2027',
      before: { sell_price_cents: 2_300, buy_price_cents: 1_400 },
      after: null,
    },
  ])
})

test('setting the same price is not a change', async () => {
  const id = await newProduct()
  expect((await set(id, today, 2_100)).status).toBe(200)
  const { rows } = await owner.query(
    `select from activity_log where record_type = 'product' and record_id = $1 and action like 'price%'`,
    [id],
  )
  expect(rows).toEqual([])
})

test('someone who cannot see the cost leaves it unchanged, and may not set it', async () => {
  const id = await newProduct()
  await owner.query(
    `insert into role_permission (user_role_id, permission, scope)
     select id, 'products:write', 'all' from user_role where is_system and user_type = 4`,
  )
  const price = { valid_from: '2026-12-01', sell_price_cents: 2_500 }
  const ask = (more: object) => sales.call(calls.setPrice, { params: { id }, body: { ...price, ...more } })
  expect(await ask({ buy_price_cents: 1 })).toMatchObject({ status: 403 })
  expect(await ask({ buy_price_cents: null })).toMatchObject({ status: 403 })
  const product = { code: 'NO-COST', name: 'No cost', category: 'tip', unit: 'tonne', sell_price_cents: 1 }
  expect(
    await sales.call(calls.createProduct, { body: { ...product, buy_price_cents: 1 } as never }),
  ).toMatchObject({ status: 403 })
  const priced = (await ask({})).data
  expect(priced.sell_price_cents).toBe(2_500)
  expect(priced).not.toHaveProperty('buy_price_cents')
  expect((await pricesOf(id))[0]).toEqual(['2026-12-01', null, 'upcoming', 2_500, 1_400])
  await set(id, '2026-12-01', 2_500, { buy_price_cents: null })
  expect((await pricesOf(id))[0]?.[4]).toBeNull()
})

test('twenty simultaneous prices for one day leave one', async () => {
  const id = await newProduct()
  const replies = await Promise.all(Array.from({ length: 20 }, (_, at) => set(id, '2026-12-01', 3_000 + at)))
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(await pricesOf(id)).toHaveLength(2)
})
