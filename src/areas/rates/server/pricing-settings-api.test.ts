import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { saveSettings } from '#test/settings.ts'
import { rateCardEndpoints as calls } from '../contract/endpoints.ts'
import { findPricingSettings } from './pricing-settings.ts'

const app = await testApp()
const owner = await app.database.owner()
const accounts = await app.as('accounts')
const others = ['allocator', 'sales', 'driver', 'safety', 'subcontractor'] as const
const day = '2026-11-20'

const night = {
  day_type: 'night',
  from: '18:00',
  to: '05:00',
  pricing: 'per_hour',
  value: 35_00,
  on_top: 0,
  min_hours: 8,
} as const
const addLevy = (valid_from: string, percent = 10, who = accounts) =>
  who.call(calls.createFuelLevy, { body: { valid_from, percent } })
const levies = async () => (await accounts.call(calls.listFuelLevies, {})).data

test('only accounts and administrators see or set the usual terms and the levy', async () => {
  for (const name of others) {
    const who = await app.as(name)
    expect((await who.call(calls.getPricingSettings, {})).status).toBe(403)
    expect(
      (await who.call(calls.savePricingSettings, { body: { version: 0, standby_percent: 1 } })).status,
    ).toBe(403)
    expect((await who.call(calls.listFuelLevies, {})).status).toBe(403)
    expect((await addLevy('2026-01-01', 10, who)).status).toBe(403)
  }
})

test('terms that cannot hold are refused at their fields', async () => {
  const refused = async (patch: Parameters<typeof saveSettings<'pricing'>>[2]) =>
    (await saveSettings(accounts, 'pricing', patch)).errors
  expect(await refused({ standby_percent: 101, round_minutes: 0 })).toEqual({
    standby_percent: 'Stand-by must be between 0 and 100.',
    round_minutes: 'Rounding step must be a whole number from 1 to 60.',
  })
  expect(await refused({ travel_mode: 'km', toll_mode: 'flat' })).toEqual({
    travel_rate_cents: 'Travel rate is required.',
    toll_flat_cents: 'Toll price a day is required.',
  })
  const sunday = { ...night, day_type: 'sunday', from: null, to: null } as const
  expect(
    await refused({
      day_types: [
        { ...night, from: null },
        { ...night, to: '18:00' },
        sunday,
        { ...sunday, pricing: 'multiplier', value: 1100 },
      ],
    }),
  ).toEqual({
    'day_types.0.from': 'From is required.',
    'day_types.1.to': 'A night cannot end at the time at which it begins.',
    'day_types.3.day_type': 'Sunday has a surcharge already.',
    'day_types.3.value': 'Enter how many times the rate, like 1.5.',
  })
  const window = { notice_hours: 2, charge_hours: 1, far_km: null, far_charge_hours: 1.5 }
  expect(await refused({ cancellation: [window, { ...window, far_km: 30 }] })).toEqual({
    'cancellation.0.far_km': 'Far sites beyond is required.',
    'cancellation.1.notice_hours': 'Another line has the same notice.',
  })
  expect((await accounts.call(calls.getPricingSettings, {})).data).toMatchObject({
    version: 0,
    day_types: [],
  })
})

test('an hour is priced by the terms as saved; until then by the usual ones', async () => {
  const terms = async () => (await findPricingSettings(app.platform.db, [day])).usual_terms
  expect(await terms()).toMatchObject({
    standby_percent: 50,
    round_minutes: 15,
    day_types: [],
    levy_applies: false,
  })
  const saved = await saveSettings(accounts, 'pricing', {
    standby_percent: 60,
    levy_applies: 1,
    day_types: [night, { ...night, from: '05:00', to: '06:00', on_top: 1 }],
  })
  expect(saved.status, saved.text).toBe(200)
  expect(await terms()).toMatchObject({
    standby_percent: 60,
    levy_applies: true,
    day_types: [
      { ...night, on_top: false },
      { from: '05:00', on_top: true },
    ],
  })
  const history = await accounts.request('GET', '/api/records/pricing_settings/1/history')
  expect(history.text).toContain('Night 6:00 pm to 5:00 am: add $35.00 an hour, at least 8 hours')
})

test('a levy holds from its day to the day of the next, which the tariff reads in order', async () => {
  for (const [from, percent] of [
    ['2026-11-01', 11.5],
    ['2026-10-01', 10],
  ] as const)
    expect((await addLevy(from, percent)).status).toBe(200)
  expect((await findPricingSettings(app.platform.db, [day])).fuel_levies).toMatchObject([
    { valid_from: '2026-10-01', percent: 10 },
    { valid_from: '2026-11-01', percent: 11.5 },
  ])
})

test('a levy is changed by one of two, and removed', async () => {
  const { data } = await addLevy('2027-03-01')
  const params = { id: data.id }
  const edit = (version: number, percent: number) =>
    accounts.call(calls.editFuelLevy, { params, body: { version, percent } })
  expect((await edit(1, 100.5)).errors).toEqual({ percent: 'Levy must be between 0 and 100.' })
  expect((await edit(1, 12)).status).toBe(200)
  expect(await edit(1, 13)).toMatchObject({ status: 409, data: { current: { percent: 12 } } })
  expect((await accounts.call(calls.removeFuelLevy, { params, body: { version: 2 } })).status).toBe(200)
  expect((await accounts.call(calls.removeFuelLevy, { params, body: {} })).status).toBe(404)
  const history = await accounts.request('GET', '/api/records/pricing_settings/1/history')
  expect(history.text).toContain('fuel levy from 1 Mar 2027')
})

test('of ten levies from one day one is kept, whatever path they take', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, (_, at) => addLevy('2027-06-01', at)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.find(({ status }) => status !== 200)?.errors).toEqual({
    valid_from: 'Another levy starts on this day.',
  })
  expect((await levies()).filter(({ valid_from }) => valid_from === '2027-06-01')).toHaveLength(1)
  await expect(
    owner.query(`insert into fuel_levy (valid_from, percent) values ('2027-06-01', 1)`),
  ).rejects.toMatchObject({ constraint: 'fuel_levy_once' })
})
