import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { ratingCards } from '#test/rate-cards.ts'
import { rateCardEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const owner = await app.database.owner()
const sales = await app.as('sales')
const { accounts, rule, add } = await ratingCards(app)

test('a copy raises the latest rates by a percentage, rounds them, and says what it copies', async () => {
  const { data } = await add({
    valid_to: null,
    terms: { standby_percent: 60, float_rate_cents: 620_00 },
    rules: [
      rule({ rate_cents: 18_500 }),
      rule({ valid_from: '2027-01-01', rate_cents: 19_000, terms: { standby_rate_cents: 100_00 } }),
      rule({ unit: 'tonne', product_id: null, material: 'Clay', rate_cents: 1425.75 }),
    ],
  })
  const body = {
    name: 'Rates 2027/28',
    valid_from: '2027-07-01',
    valid_to: null,
    rise_percent: 3.5,
    round_to_cents: 25,
  } as const
  expect((await sales.call(calls.copyRateCard, { params: { id: data.id }, body })).status).toBe(403)
  expect(
    await accounts.call(calls.copyRateCard, {
      params: { id: data.id },
      body: { ...body, rise_percent: 101 },
    }),
  ).toMatchObject({ status: 422, errors: { rise_percent: 'Rise must be between -90 and 100.' } })
  const copied = await accounts.call(calls.copyRateCard, { params: { id: data.id }, body })
  expect(copied).toMatchObject({ status: 200, data: { name: 'Rates 2027/28', client_id: data.client_id } })
  expect(copied.data.rules.map(({ rate_cents, valid_from }) => [rate_cents, valid_from])).toEqual([
    // $190.00 and 3.5% is $196.65, and $14.2575 is $14.76.
    [19_675, null],
    [1475, null],
  ])
  // $641.70 and $103.50.
  expect(copied.data.terms).toEqual({ standby_percent: 60, float_rate_cents: 641_75 })
  expect(copied.data.rules[0]?.terms).toEqual({ standby_rate_cents: 103_50 })
  const [entry] = (
    await owner.query(
      `select part, after -> 'rise_percent' as rise from activity_log where record_type = 'rate_card' and record_id = $1`,
      [copied.data.id],
    )
  ).rows as unknown[]
  expect(entry).toEqual({ part: 'copy of Rates 2026/27 from 1 Jul 2026', rise: 3.5 })
})

test('the export has each rate with its card, and only cards that the viewer may see', async () => {
  const search = 'Exported'
  await add({
    name: `${search} client`,
    rules: [rule({ material: 'Clay', unit: 'tonne', rate_cents: 1425.75 })],
  })
  await add({ name: `${search} driver`, kind: 'driver', client_id: null })
  const textOf = async (who: typeof accounts) =>
    (await who.request('GET', `/api/rate-cards/export?search=${search}&format=csv`)).text
  const text = await textOf(accounts)
  expect(text).toContain('RC-1,Excavator 20T,,,,Clay,,14.2575,Tonne,,2026-07-01,2027-06-30')
  expect(text).toContain('All drivers')
  expect((await sales.request('GET', `/api/rate-cards/export?format=csv`)).status).toBe(403)
})
