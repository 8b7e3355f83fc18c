import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { ratingCards } from '#test/rate-cards.ts'
import { rateCardEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const owner = await app.database.owner()
const accounts = await app.as('accounts')
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const driver = await app.as('driver')
const subcontractor = await app.as('subcontractor')
const safety = await app.as('safety')

const { product, rule, newClient, add } = await ratingCards(app)

test('cards are refused to visitors and safety, and written only by those who may', async () => {
  expect((await app.visitor.call(calls.listRateCards, { query: {} })).status).toBe(401)
  expect((await safety.call(calls.listRateCards, { query: {} })).status).toBe(403)
  for (const who of [allocator, sales, driver, subcontractor]) {
    expect((await add({}, who)).status).toBe(403)
    expect((await who.call(calls.listRateChoices, {})).status).toBe(403)
  }
})

test('what subcontractors and drivers are paid is for those who see costs, and for them alone', async () => {
  const ours = await owner.query<{ subcontractor_id: number; driver_id: number }>(
    `select (select subcontractor_id from app_user where user_type = 7 and subcontractor_id is not null limit 1),
       (select driver_id from app_user where user_type = 5 and driver_id is not null limit 1)`,
  )
  const [{ subcontractor_id, driver_id } = { subcontractor_id: 0, driver_id: 0 }] = ours.rows
  const paid = [
    await add({
      name: 'Paid to them',
      kind: 'subcontractor',
      client_id: null,
      subcontractor_id: Number(subcontractor_id),
    }),
    await add({ name: 'Paid to drivers', kind: 'driver', client_id: null, driver_id: Number(driver_id) }),
    await add({ name: 'Paid to all', kind: 'subcontractor', client_id: null }),
  ]
  expect(paid.map(({ status, text }) => (status === 200 ? 200 : text))).toEqual([200, 200, 200])
  const [their, drivers, all] = paid.map(({ data }) => data.id)
  const client = (await add({ name: 'What a client pays' })).data.id
  const seenBy = async (who: typeof accounts) =>
    Promise.all(
      [their, drivers, all, client].map(
        async (id = 0) => (await who.call(calls.getRateCard, { params: { id } })).status,
      ),
    )
  expect(await seenBy(accounts)).toEqual([200, 200, 200, 200])
  for (const who of [allocator, sales]) expect(await seenBy(who)).toEqual([404, 404, 404, 200])
  expect(await seenBy(subcontractor)).toEqual([200, 404, 404, 404])
  expect(await seenBy(driver)).toEqual([404, 200, 404, 404])
  const listed = async (who: typeof accounts) =>
    (await who.call(calls.listRateCards, { query: { search: 'paid' } })).data.map(({ name }) => name)
  expect(await listed(sales)).toEqual([])
  expect(await listed(subcontractor)).toEqual(['Paid to them'])
  expect(await listed(driver)).toEqual(['Paid to drivers'])
})

test('fields are checked by themselves and together', async () => {
  const wrong = await add({ name: 'R', valid_from: '2026-06-31', rules: [rule({ rate_cents: -1 })] })
  expect(wrong).toMatchObject({
    status: 422,
    errors: {
      name: 'Name must be at least 2 characters.',
      valid_from: 'Enter a date like 20 Nov 2026.',
      'rules.0.rate_cents': 'Rate cannot be negative.',
    },
  })
  const together = await add({
    driver_id: 1,
    valid_to: '2026-12-31',
    rules: [
      rule(),
      rule({ product_id: null, job_type: 'Machine Hire' }),
      rule({ rate_cents: 20_000 }),
      rule({ job_type: 'Cartage Only', valid_from: '2026-06-30', valid_to: '2027-01-01' }),
      rule({ job_type: 'Cartage Tip', valid_from: '2026-10-01', valid_to: '2026-09-30' }),
    ],
  })
  expect(together).toMatchObject({
    status: 422,
    errors: {
      driver_id: 'Leave driver empty: this card is for clients.',
      'rules.1.product_id': 'Say what the rate is for: a product, category, machine, material or tip site.',
      'rules.2.product_id':
        'Rate 1 covers the same thing from the same day, so neither would come first. Change or remove one.',
      'rules.3.valid_from': '30 Jun 2026 is outside 1 Jul 2026 to 31 Dec 2026.',
      'rules.3.valid_to': '1 Jan 2027 is outside 1 Jul 2026 to 31 Dec 2026.',
      'rules.4.valid_to': 'End date must be on or after the start date.',
    },
  })
  expect(await add({ client_id: 9_999_999 })).toMatchObject({
    status: 422,
    errors: { client_id: 'Client is not one of the choices.' },
  })
  expect(await add({ rules: [rule({ product_id: 9_999_999 })] })).toMatchObject({
    status: 422,
    errors: { rules: 'Product is not one of the choices.' },
  })
})

test('a card is changed by one of two, and the history says which rates changed', async () => {
  const { data } = await add()
  const params = { id: data.id }
  expect(data).toMatchObject({
    time: 'current',
    rule_count: 1,
    rules: [rule()],
    names: { product_id: [{ id: product.id, name: 'RC-1 Excavator 20T' }] },
  })
  const rules = [rule({ rate_cents: 19_000 }), rule({ unit: 'day', rate_cents: 150_000 })]
  const edited = await accounts.call(calls.editRateCard, { params, body: { version: 1, rules } })
  expect(edited).toMatchObject({ status: 200, data: { version: 2, rules } })
  expect(await accounts.call(calls.editRateCard, { params, body: { version: 1, rules: [] } })).toMatchObject({
    status: 409,
    data: { current: { rules } },
  })
  const { rows } = await owner.query(
    `select action, after -> 'rate_changes' as changes from activity_log
     where record_type = 'rate_card' and record_id = $1 order by id`,
    [data.id],
  )
  expect(rows).toEqual([
    { action: 'created', changes: ['Added RC-1 Excavator 20T: $185.00 per hour'] },
    {
      action: 'updated',
      changes: [
        'Added RC-1 Excavator 20T: $1,500.00 per day',
        'RC-1 Excavator 20T: $190.00 per hour, was RC-1 Excavator 20T: $185.00 per hour',
      ],
    },
  ])
  const history = await sales.request('GET', `/api/records/rate_card/${data.id}/history`)
  expect(history.status).toBe(200)
  expect(history.text).not.toContain('190.00')
})

test('a rate for the same from the same day stays the same row', async () => {
  const { data } = await add({ rules: [rule(), rule({ job_type: 'Machine Hire' })] })
  const rowsOf = async () =>
    (
      await owner.query(`select id, job_type from rate_rule where rate_card_id = $1 order by position`, [
        data.id,
      ])
    ).rows as { id: number; job_type: string | null }[]
  const [first, second] = await rowsOf()
  const rules = [
    rule({ job_type: 'Machine Hire', rate_cents: 1 }),
    rule({ job_type: 'Cartage Only' }),
    rule(),
  ]
  await accounts.call(calls.editRateCard, { params: { id: data.id }, body: { version: 1, rules } })
  const after = await rowsOf()
  expect(after.map(({ job_type }) => job_type)).toEqual(['Machine Hire', 'Cartage Only', null])
  expect([after[0]?.id, after[2]?.id]).toEqual([second?.id, first?.id])
})

test('the days of a card and of its rates move together', async () => {
  const { data } = await add({
    rules: [rule(), rule({ job_type: 'Machine Hire', valid_from: '2027-01-01' })],
  })
  const params = { id: data.id }
  expect(
    await accounts.call(calls.editRateCard, { params, body: { version: 1, valid_to: '2026-12-31' } }),
  ).toMatchObject({
    status: 422,
    errors: { 'rules.1.valid_from': '1 Jan 2027 is outside 1 Jul 2026 to 31 Dec 2026.' },
  })
  const later = [rule({ job_type: 'Machine Hire', valid_from: '2028-01-01' })]
  const moved = { version: 1, valid_from: '2027-07-01', valid_to: '2028-06-30', rules: later }
  expect(await accounts.call(calls.editRateCard, { params, body: moved })).toMatchObject({
    status: 200,
    data: { time: 'coming', rules: later },
  })
  const [rate] = (await owner.query(`select id from rate_rule where rate_card_id = $1`, [data.id])).rows as {
    id: number
  }[]
  await expect(
    owner.query(`update rate_rule set valid_to = '2028-07-01' where id = $1`, [rate?.id]),
  ).rejects.toMatchObject({ constraint: 'rate_rule_within_card' })
  await expect(
    owner.query(`update rate_card set valid_to = '2027-12-31' where id = $1`, [data.id]),
  ).rejects.toMatchObject({ constraint: 'rate_card_holds_rules' })
})

test('an owner has one card on a day: a new one ends the one before, unless its rates begin later', async () => {
  const client_id = await newClient()
  const first = await add({ client_id, valid_to: null })
  const second = await add({ client_id, name: 'Next year', valid_from: '2027-07-01', valid_to: null })
  expect(second.status).toBe(200)
  const read = async (id: number) => (await accounts.call(calls.getRateCard, { params: { id } })).data
  expect(await read(first.data.id)).toMatchObject({ valid_to: '2027-06-30', version: 2 })
  expect(await add({ client_id, valid_from: '2027-01-01', valid_to: null })).toMatchObject({
    status: 422,
    errors: { valid_from: 'Rates 2026/27 already applies from 1 Jul 2026 to 30 Jun 2027.' },
  })
  const other = await newClient()
  await add({ client_id: other, valid_to: null, rules: [rule({ valid_from: '2028-01-01' })] })
  expect(await add({ client_id: other, valid_from: '2027-07-01', valid_to: null })).toMatchObject({
    status: 422,
    errors: { valid_from: 'Rates 2026/27 already applies from 1 Jul 2026 on.' },
  })
  await accounts.call(calls.archiveRateCards, { body: { ids: [second.data.id], reason: 'Not agreed' } })
  expect(
    (await add({ client_id, name: 'Agreed after all', valid_from: '2027-07-01', valid_to: null })).status,
  ).toBe(200)
  expect(await accounts.call(calls.restoreRateCards, { body: { ids: [second.data.id] } })).toMatchObject({
    status: 409,
    message: 'Next year: Agreed after all already applies from 1 Jul 2027 on.',
  })
})

test('of ten simultaneous cards of an owner one is kept, whatever path they take', async () => {
  const client_id = await newClient()
  const replies = await Promise.all(Array.from({ length: 10 }, () => add({ client_id })))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  const past = `insert into rate_card (name, kind, client_id, valid_from, valid_to)
    values ('Past the server', 'client', $1, '2027-06-30', null)`
  await expect(owner.query(past, [client_id])).rejects.toMatchObject({ constraint: 'rate_card_once' })
})

test('two equal rates, a rate for nothing and a card of two owners are refused by the database too', async () => {
  const { data } = await add()
  const insert = (columns: string, values: string) =>
    owner.query(`insert into rate_rule (rate_card_id, position, unit, rate_cents${columns})
      values (${data.id}, 9, 'hour', 1${values})`)
  await expect(insert(', product_id', `, ${product.id}`)).rejects.toMatchObject({
    constraint: 'rate_rule_once',
  })
  await expect(insert('', '')).rejects.toMatchObject({ constraint: 'rate_rule_is_for_something' })
  await expect(
    owner.query(`update rate_card set kind = 'driver' where id = $1`, [data.id]),
  ).rejects.toMatchObject({ constraint: 'rate_card_owner_of_kind' })
})
