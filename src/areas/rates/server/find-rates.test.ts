import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { newClientWithSite } from '#test/jobs.ts'
import { type RateWanted, findRates, ratesQuery } from './find-rates-store.ts'

const app = await testApp()
const owner = await app.database.owner()
const wanted: RateWanted = {
  kind: 'client',
  owner_id: null,
  date: '2026-11-20',
  product_id: null,
  asset_category_id: null,
  asset_id: null,
  job_type: null,
  material: null,
  tip_site_id: null,
}
const insertCard = async (columns: string, values: string) => {
  const { rows } = await owner.query<{ id: number }>(
    `insert into rate_card (name, kind, ${columns}) values ('Card', 'client', ${values}) returning id`,
  )
  return Number(rows[0]?.id)
}
const insertRule = (card: number, columns: string, values: string) =>
  owner.query(
    `insert into rate_rule (rate_card_id, position, unit, rate_cents, ${columns}) values (${card}, 0, 'tonne', 1, ${values})`,
  )
const client = (await newClientWithSite(app)).client_id
const other = (await newClientWithSite(app)).client_id

const standard = await insertCard('valid_from, valid_to', `'2026-07-01', '2027-06-30'`)
const theirs = await insertCard('client_id, valid_from, valid_to', `${client}, '2026-07-01', '2027-06-30'`)
await insertRule(standard, 'material', `'Clay'`)
await insertRule(standard, 'material, job_type', `'Clay', 'Tipping'`)
await insertRule(standard, 'material, valid_from', `'Clay', '2027-01-01'`)
await insertRule(theirs, 'material', `'Clay'`)
await insertRule(await insertCard('valid_from', `'2027-07-01'`), 'material', `'Clay'`)
await insertRule(await insertCard('valid_from, archived_at', `'2020-07-01', now()`), 'material', `'Clay'`)

const found = async (fields: Partial<RateWanted>) =>
  (await findRates(app.platform.db, { ...wanted, ...fields })).map(
    ({ rate_card_id, job_type, starts_on }) => [
      rate_card_id === theirs ? 'theirs' : 'standard',
      job_type,
      starts_on,
    ],
  )

test('nothing applies to something else, to another kind or on another day', async () => {
  expect(await found({})).toEqual([])
  expect(await found({ material: 'Topsoil' })).toEqual([])
  expect(await found({ material: 'Clay', kind: 'driver' })).toEqual([])
  expect(await found({ material: 'Clay', date: '2026-06-30' })).toEqual([])
})

test('a rate applies where all that narrows it is so: from the owner’s card and the standard one', async () => {
  const start = '2026-07-01'
  expect(await found({ material: 'Clay' })).toEqual([['standard', null, start]])
  expect(await found({ material: 'Clay', owner_id: other })).toEqual([['standard', null, start]])
  expect(await found({ material: 'Clay', owner_id: client, job_type: 'Tipping' })).toEqual([
    ['standard', null, start],
    ['standard', 'Tipping', start],
    ['theirs', null, start],
  ])
  expect(await found({ material: 'Clay', date: '2027-01-01' })).toEqual([
    ['standard', null, start],
    ['standard', null, '2027-01-01'],
  ])
})

test('among 50,000 rates those that may apply are found by the index', async () => {
  await owner.query(`
    insert into product (code, name, category, unit)
      select 'FIND-' || n, 'Product ' || n, 'hire', 'hour' from generate_series(1, 25000) n;
    insert into rate_rule (rate_card_id, position, unit, rate_cents, product_id)
      select card, 1, 'hour', 100, id from product, unnest(array[${standard}, ${theirs}]) card where code like 'FIND-%';
    analyze rate_card; analyze rate_rule`)
  const { rows } = await owner.query<{ id: number }>(`select id from product where code = 'FIND-12345'`)
  const query = { ...wanted, owner_id: client, product_id: Number(rows[0]?.id) }
  expect(await findRates(app.platform.db, query)).toHaveLength(2)
  const plan = JSON.stringify(await ratesQuery(app.platform.db, query).explain('json'))
  expect(plan).toContain('rate_rule_match')
  expect(plan).not.toMatch(/"Seq Scan"[^{}]*"rate_rule"/)
})
