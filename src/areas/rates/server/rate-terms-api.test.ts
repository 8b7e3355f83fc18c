import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { makeAsset, makeCategory } from '#test/fleet.ts'
import { ratingCards } from '#test/rate-cards.ts'
import { saveSettings } from '#test/settings.ts'
import { rateCardEndpoints as calls } from '../contract/endpoints.ts'
import { clientRate } from './client-rate.ts'

const app = await testApp()
const owner = await app.database.owner()
const { accounts, product, rule, newClient, add } = await ratingCards(app)

test('terms that cannot hold are refused at their fields, and nothing else is stored', async () => {
  const empty = { from: null, to: null, on_top: 0, min_hours: null } as const
  const night = { ...empty, day_type: 'night', pricing: 'per_hour', value: 35_00 } as const
  expect(
    await add({
      terms: { standby_percent: 101 },
      rules: [rule({ terms: { min_hours: 25, round_minutes: 0 } })],
    } as never),
  ).toMatchObject({
    status: 422,
    errors: {
      'terms.standby_percent': 'Stand-by must be between 0 and 100.',
      'rules.0.terms.min_hours': 'Minimum hours must be between 0 and 24.',
    },
  })
  expect(
    await add({ terms: { day_types: [night] }, rules: [rule({ terms: { day_types: [night] } })] } as never),
  ).toMatchObject({
    status: 422,
    errors: {
      'terms.day_types.0.from': 'From is required.',
      'rules.0.terms.day_types.0.to': 'To is required.',
    },
  })
  const { data } = await add({ terms: { min_hours: null, toll_mode: null, day_types: [] } } as never)
  expect(data.terms).toEqual({})
  await expect(owner.query(`update rate_card set terms = '[]' where id = ${data.id}`)).rejects.toMatchObject({
    constraint: 'rate_card_terms',
  })
})

test('attachments of terms exist, each once, and are named by the server', async () => {
  const price = { name: '', unit: 'hour', rate_cents: 20_00, min_hours: 1 } as const
  const { rows } = await owner.query<{ id: number }>(
    `insert into attachment (code, name, kind, compatible_category_ids) values ('RT1', 'Rock auger', 'auger', array[$1::bigint]) returning id`,
    [(await makeCategory(app)).id],
  )
  const attachment_id = Number(rows[0]!.id)
  const terms = (...ids: number[]) => ({ attachments: ids.map((id) => ({ ...price, attachment_id: id })) })
  expect(await add({ rules: [rule({ terms: terms(9_999_999) })] } as never)).toMatchObject({
    status: 422,
    errors: { 'rules.0.terms.attachments.0.attachment_id': 'Attachment is not one of the choices.' },
  })
  expect(await add({ terms: terms(attachment_id, attachment_id) } as never)).toMatchObject({
    status: 422,
    errors: { 'terms.attachments.1.attachment_id': 'This attachment is already listed.' },
  })
  const { data } = await add({ terms: terms(attachment_id) } as never)
  expect(data.terms).toEqual({ attachments: [{ ...price, attachment_id, name: 'RT1 Rock auger' }] })
  const choices = await accounts.call(calls.listRateChoices, {})
  expect(choices.data.attachment_id).toContainEqual({ id: attachment_id, name: 'RT1 Rock auger' })
})

test('job types and materials are on their lists as they are written there; what a card has stays', async () => {
  const words = { job_type: 'Juggling', material: 'clay' }
  expect(await add({ rules: [rule(words)] })).toMatchObject({
    status: 422,
    errors: {
      'rules.0.job_type': 'Job type is not one of the choices.',
      'rules.0.material': 'Material is not one of the choices.',
    },
  })
  const { data } = await add({ rules: [rule({ material: 'Clay' })] })
  await owner.query(
    `update dropdown_item set is_visible = false where list_key = 'material_type' and value = 'Clay'`,
  )
  const edited = await accounts.call(calls.editRateCard, {
    params: { id: data.id },
    body: { version: 1, rules: [rule({ material: 'Clay', rate_cents: 19_000 })] },
  })
  expect(edited.status, edited.text).toBe(200)
  expect((await add({ rules: [rule({ material: 'Clay' })] })).status).toBe(422)
  await owner.query(
    `update dropdown_item set is_visible = true where list_key = 'material_type' and value = 'Clay'`,
  )
})

test('a rate comes with its terms: its own, else its card’s, else the usual ones', async () => {
  await saveSettings(accounts, 'pricing', { standby_percent: 55, no_start_hours: 3 })
  const client_id = await newClient()
  const saved = await add({
    client_id,
    terms: { standby_percent: 60, min_hours: 6 },
    rules: [rule({ terms: { min_hours: 8 } }), rule({ unit: 'day', rate_cents: 150_000 })],
  })
  expect(saved.status, saved.text).toBe(200)
  const rateIn = (unit: 'hour' | 'day', of = client_id) =>
    clientRate(app.platform.db, {
      client_id: of,
      job_type: null,
      date: '2026-11-20',
      product_id: product.id,
      asset_category_id: null,
      unit,
      has_price: false,
    })
  expect(await rateIn('hour')).toMatchObject({
    rate_cents: 18_500,
    why: 'The rate is on the client’s own card, for the product.',
    terms: { standby_percent: 60, min_hours: 8, no_start_hours: 3 },
  })
  expect(await rateIn('day')).toMatchObject({ terms: { standby_percent: 60, min_hours: 6 } })
  expect(await rateIn('hour', await newClient())).toBeNull()
  const history = await accounts.request('GET', `/api/records/rate_card/${saved.data.id}/history`)
  expect(history.text).toContain('Minimum hours: 8 hours')
  expect(history.text).toContain('Stand-by: 60%')
})

test('a machine’s own rate comes before its category’s once the machine is known', async () => {
  const client_id = await newClient()
  const { id: asset_id, asset_category_id } = await makeAsset(app)
  const of = { product_id: null, asset_category_id }
  const saved = await add({
    client_id,
    rules: [rule(of), rule({ product_id: null, asset_id, rate_cents: 21_000 })],
  })
  expect(saved.status, saved.text).toBe(200)
  const hired = {
    ...of,
    client_id,
    job_type: null,
    date: '2026-11-20',
    unit: 'hour',
    has_price: false,
  } as const
  expect(await clientRate(app.platform.db, hired)).toMatchObject({ rate_cents: 18_500 })
  expect(await clientRate(app.platform.db, { ...hired, asset_id })).toMatchObject({ rate_cents: 21_000 })
})

test('a copy has the terms of what it copies', async () => {
  const { data } = await add({ terms: { min_hours: 6 }, rules: [rule({ terms: { standby_percent: 30 } })] })
  const copy = await accounts.call(calls.copyRateCard, {
    params: { id: data.id },
    body: { name: 'Next year', valid_from: '2027-07-01', valid_to: null, rise_percent: 3, round_to_cents: 1 },
  })
  expect(copy.data).toMatchObject({ terms: { min_hours: 6 }, rules: [{ terms: { standby_percent: 30 } }] })
})
