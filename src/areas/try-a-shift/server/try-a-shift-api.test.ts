import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { makeAsset, makeCategory } from '#test/fleet.ts'
import { ratingCards } from '#test/rate-cards.ts'
import { saveSettings } from '#test/settings.ts'
import { tryAShiftEndpoints } from '../contract/endpoints.ts'

const app = await testApp()
const owner = await app.database.owner()
const sales = await app.as('sales')
const { accounts, rule, newClient, add } = await ratingCards(app)
const { id: asset_category_id } = await makeCategory(app)
const client_id = await newClient()
// $185 an hour, at least 4 h, as in the tests of the rules.
await add({
  client_id,
  terms: { min_hours: 4 },
  rules: [
    rule({ product_id: null, asset_category_id }),
    rule({ product_id: null, material: 'Clay', unit: 'tonne', rate_cents: 2000 }),
  ],
})

const asked = { client_id, asset_category_id, date: '2026-11-20', start_time: '07:00', finish_time: '09:20' }
const price = (fields: object = {}, who = accounts) =>
  who.call(tryAShiftEndpoints.priceShift, { body: { ...asked, ...fields } })
const cents = async (fields: object = {}) => {
  const { data } = await price(fields)
  return data.lines.map(({ amount_cents }) => amount_cents)
}

test('who sees no prices prices no shift, and one that cannot be is refused at its fields', async () => {
  for (const name of ['allocator', 'driver', 'safety', 'subcontractor'] as const)
    expect((await price({}, await app.as(name))).status).toBe(403)
  expect((await price({ finish_time: '07:00', client_id: 9_999_999 })).errors).toEqual({
    finish_time: 'Finish time must be after start time.',
  })
  expect((await price({ client_id: 9_999_999 })).errors).toEqual({
    client_id: 'Client is not one of the choices.',
  })
  expect((await price({ asset_category_id: 9_999_999 })).errors).toEqual({
    asset_category_id: 'Machine category is not one of the choices.',
  })
  expect((await price({ asset_category_id: null, asset_id: 9_999_999 })).errors).toEqual({
    asset_id: 'Machine is not one of the choices.',
  })
})

test('2 h 20 min at $185 and at least 4 h is $740.00, and says how', async () => {
  const { data, status, text } = await price({}, sales)
  expect(status, text).toBe(200)
  expect(data.rate).toMatchObject({ unit: 'hour', rate_cents: 18_500 })
  expect(data.total_cents).toBe(740_00)
  for (const { amount_cents, steps } of data.lines)
    expect(steps.reduce((sum, step) => sum + step.cents, 0)).toBe(amount_cents)
})

test('a night adds its surcharge from when it begins, and loads cost the card’s rate', async () => {
  const night = { day_type: 'night', from: '18:00', to: '05:00', pricing: 'per_hour', value: 35_00 } as const
  await saveSettings(accounts, 'pricing', { day_types: [{ ...night, on_top: 0, min_hours: null }] })
  expect(await cents({ start_time: '12:00', finish_time: '20:00' })).toEqual([6 * 185_00, 2 * 220_00])
  expect(await cents({ finish_time: '15:00', loads: [{ material: 'Clay', net_t: 12.5 }] })).toEqual([
    8 * 185_00,
    12.5 * 20_00,
  ])
})

test('a float is charged both ways, as for any job under 24 hours', async () => {
  const of = { product_id: null, asset_category_id }
  const other = await newClient()
  await add({ client_id: other, terms: { float_rate_cents: 350_00 }, rules: [rule(of)] } as never)
  const { data } = await price({ client_id: other, finish_time: '15:00', is_floated: 1 })
  expect(data.lines.map(({ quantity, amount_cents }) => [quantity, amount_cents])).toEqual([
    [8, 8 * 185_00],
    [2, 700_00],
  ])
})

test('a shift over midnight into a new rate is split there', async () => {
  const other = await newClient()
  const of = { product_id: null, asset_category_id }
  const saved = await add({
    client_id: other,
    terms: { day_types: [{ day_type: 'night', from: '22:00', to: '23:00', pricing: 'per_hour', value: 0 }] },
    rules: [rule(of), rule({ ...of, rate_cents: 20_000, valid_from: '2026-11-21' })],
  } as never)
  expect(saved.status, saved.text).toBe(200)
  const { data } = await price({ client_id: other, start_time: '23:00', finish_time: '03:00' })
  expect(data.total_cents).toBe(185_00 + 3 * 200_00)
})

test('a machine with a day rate only is charged by the hour where its category is, as on a docket', async () => {
  const other = await newClient()
  const { id: asset_id } = await makeAsset(app, { asset_category_id })
  const ofMachine = rule({ product_id: null, asset_id, unit: 'day', rate_cents: 1400_00 })
  await add({ client_id: other, rules: [ofMachine, rule({ product_id: null, asset_category_id })] } as never)
  const of = { client_id: other, asset_category_id: null, asset_id, finish_time: '15:00' }
  expect((await price(of)).data).toMatchObject({
    rate: {
      unit: 'hour',
      rate_cents: 185_00,
      why: 'The rate is on the client’s own card, for the category.',
    },
    total_cents: 8 * 185_00,
  })
})

test('travel without a rate is flagged, and nothing is stored', async () => {
  const { data } = await price({
    finish_time: '15:00',
    parts: [{ kind: 'travel', from: '07:00', to: '07:30' }],
  })
  expect(data.flags).toHaveLength(1)
  expect((await owner.query('select from docket')).rows).toEqual([])
})
