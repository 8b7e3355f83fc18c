import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { settingsEndpoints as calls } from '../contract/endpoints.ts'
import { findHolidays } from './public-holidays.ts'

const app = await testApp()
const owner = await app.database.owner()
const accounts = await app.as('accounts')
const add = (date: string, name: string, who = accounts) =>
  who.call(calls.addPublicHoliday, { body: { date, name } })
const stored = async () => (await accounts.call(calls.getPublicHolidays, {})).data
const nameOn = async (date: string) => (await findHolidays(app.platform.db))(date)?.name

test('everyone with a role reads the list; only accounts and administrators change it', async () => {
  expect((await app.visitor.call(calls.getPublicHolidays, {})).status).toBe(401)
  for (const name of ['allocator', 'sales', 'driver', 'safety', 'subcontractor'] as const) {
    const who = await app.as(name)
    expect((await who.call(calls.getPublicHolidays, {})).status).toBe(200)
    expect((await add('2026-10-28', 'Show Day', who)).status).toBe(403)
    expect((await who.call(calls.setCupDay, { body: { cup_day: 'regional' } })).status).toBe(403)
  }
  expect(await stored()).toEqual({ cup_day: 'metropolitan', changes: [], version: 0 })
})

test('a day is added once, and what is none is neither renamed nor confirmed', async () => {
  expect((await add('2026-11-03', 'Cup Day')).errors).toEqual({
    date: '3 Nov 2026 is Melbourne Cup Day already.',
  })
  expect((await add('2026-10-28', '')).errors).toMatchObject({ name: 'Name is required.' })
  const none = { date: '10 Nov 2026 is not a public holiday.' }
  const body = { date: '2026-11-10', name: 'Show Day' }
  expect((await accounts.call(calls.renamePublicHoliday, { body })).errors).toEqual(none)
  expect(
    (
      await accounts.call(calls.confirmPublicHoliday, {
        body: { date: '2026-11-10', confirmed_date: '2026-12-25' },
      })
    ).errors,
  ).toEqual({ ...none, confirmed_date: '25 Dec 2026 is Christmas Day already.' })
})

test('only what differs from the rules is stored: added, taken off and put back', async () => {
  await add('2026-10-28', 'Geelong Cup Day')
  await accounts.call(calls.removePublicHoliday, { body: { date: '2026-11-03' } })
  expect((await stored()).changes).toEqual([
    { date: '2026-10-28', name: 'Geelong Cup Day', is_confirmed: 1 },
    { date: '2026-11-03', name: null, is_confirmed: 1 },
  ])
  expect([await nameOn('2026-10-28'), await nameOn('2026-11-03')]).toEqual(['Geelong Cup Day', undefined])
  await add('2026-11-03', 'Melbourne Cup Day')
  await accounts.call(calls.removePublicHoliday, { body: { date: '2026-10-28' } })
  expect((await stored()).changes).toEqual([])
  const history = await accounts.request('GET', '/api/records/public_holidays/1/history')
  expect(history.text).toContain('Geelong Cup Day on 28 Oct 2026')
})

test('an assumed Grand Final Friday is confirmed, on its day or another', async () => {
  const confirm = (date: string, confirmed_date: string) =>
    accounts.call(calls.confirmPublicHoliday, { body: { date, confirmed_date } })
  const confirmedOn = async (date: string) => (await findHolidays(app.platform.db))(date)?.is_confirmed
  expect(await confirmedOn('2027-09-24')).toBe(false)
  await confirm('2027-09-24', '2027-10-01')
  expect([await confirmedOn('2027-09-24'), await confirmedOn('2027-10-01')]).toEqual([undefined, true])
  await confirm('2028-09-29', '2028-09-29')
  expect(await confirmedOn('2028-09-29')).toBe(true)
})

test('regional Victoria has no Cup Day', async () => {
  await accounts.call(calls.setCupDay, { body: { cup_day: 'regional' } })
  expect(await nameOn('2026-11-03')).toBeUndefined()
  await accounts.call(calls.setCupDay, { body: { cup_day: 'metropolitan' } })
  expect(await nameOn('2026-11-03')).toBe('Melbourne Cup Day')
})

test('of ten who add different days at the same time each is kept, and of one day one', async () => {
  const days = Array.from({ length: 10 }, (_, at) => `2029-05-${String(at + 10)}`)
  const replies = await Promise.all(days.map((day) => add(day, `Day ${day}`)))
  expect(replies.map(({ status }) => status)).toEqual(days.map(() => 200))
  const twice = await Promise.all(['First', 'Second'].map((name) => add('2029-06-20', name)))
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  const { changes } = await stored()
  expect(changes.filter(({ date }) => days.includes(date) || date === '2029-06-20')).toHaveLength(11)
  await expect(
    owner.query(
      `update setting set value = jsonb_set(value, '{changes}', '[{"date": "2029-05-10"}, {"date": "2029-05-10"}]') where key = 'public_holidays'`,
    ),
  ).rejects.toMatchObject({ constraint: 'setting_holidays_once' })
})
