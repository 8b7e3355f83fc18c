import { expect, test } from 'vitest'
import { dayOf, docketOf, entry, hireOf, tariffOf } from '#test/price-days.ts'
import { type DayTypeRule, RateTerms } from '../contract/terms.ts'
import { priceDay } from './price-day.ts'

const rule = (day_type: DayTypeRule['day_type'], more: Partial<DayTypeRule>): DayTypeRule => ({
  day_type,
  from: null,
  to: null,
  pricing: 'per_hour',
  value: 35_00,
  on_top: false,
  min_hours: null,
  ...more,
})
const night = rule('night', { from: '18:00', to: '06:00' })
const priced = (from: string, to: string, day_types: DayTypeRule[]) =>
  priceDay(dayOf([docketOf([entry('work', from, to)])]), tariffOf(hireOf({ day_types })))
const parts = (price: ReturnType<typeof priced>) =>
  price.lines.map(({ quantity, unit_price_cents }) => [quantity, unit_price_cents])

test('after hours, 18:00 to 06:00, adds $35 an hour [TC2]: split at 18:00', () => {
  const price = priced('14:00', '20:00', [night])
  expect(parts(price)).toEqual([
    [4, 185_00],
    [2, 220_00],
  ])
  expect(price.lines[1]?.steps.slice(-2)).toMatchObject([
    { words: '2 hours at $185.00 an hour.', cents: 370_00 },
    { words: 'Night adds $35.00 an hour.', cents: 70_00 },
  ])
})

test('after hours have their own minimum of 8 h [TC2], for a day that starts in them', () => {
  const own = { ...night, min_hours: 8 }
  expect(priced('19:00', '21:00', [own]).total_cents).toBe(8 * 220_00)
  expect(priced('14:00', '19:00', [own]).total_cents).toBe(4 * 185_00 + 220_00)
})

test('the minimum is that of the first time, also where another day type ends first', () => {
  const own = { ...night, min_hours: 8 }
  const early = rule('night', { ...own, from: '10:00', to: '11:00' })
  expect(priced('09:00', '12:00', [early]).total_cents).toBe(4 * 185_00)
})

test('a shift over midnight into a public holiday is split there', () => {
  // Cup Day is Tuesday 3 November 2026.
  const holiday = rule('public_holiday', { pricing: 'multiplier', value: 2 })
  expect(parts(priced('2026-11-02 22:00', '2026-11-03 02:00', [night, holiday]))).toEqual([
    [2, 220_00],
    [2, 370_00],
  ])
})

test('a public holiday adds $60 an hour on top of the weekend or night [TC3]', () => {
  const day_types = [night, rule('public_holiday', { value: 60_00, on_top: true, min_hours: 6 })]
  const price = priced('2026-11-03 18:00', '2026-11-03 20:00', day_types)
  expect(parts(price)[0]).toEqual([2, 280_00])
  expect(price.total_cents).toBe(6 * 280_00)
})

test.each([
  ['public holiday before Sunday', '2026-04-05', 400_00],
  ['Sunday before night', '2026-11-08', 300_00],
  ['Saturday before night', '2026-11-07', 250_00],
  ['night on a weekday', '2026-11-05', 210_00],
])('%s', (_, date, cents) => {
  const rate = (value: number) => ({ pricing: 'rate' as const, value })
  const day_types = [
    rule('night', { ...night, ...rate(210_00) }),
    rule('saturday', rate(250_00)),
    rule('sunday', rate(300_00)),
    rule('public_holiday', rate(400_00)),
  ]
  expect(parts(priced(`${date} 18:00`, `${date} 22:00`, day_types))).toEqual([[4, cents]])
})

test('a day type without a rule is priced as the next one that has a rule', () => {
  expect(parts(priced('2026-11-07 18:00', '2026-11-07 22:00', [night]))).toEqual([[4, 220_00]])
  expect(parts(priced('2026-11-07 08:00', '2026-11-07 12:00', [night]))).toEqual([[4, 185_00]])
})

test('time is what really passed when clocks change', () => {
  // Forward at 2 am on Sunday 4 October 2026, back at 3 am on Sunday 4 April 2027.
  const sunday = rule('sunday', { pricing: 'rate', value: 300_00 })
  expect(parts(priced('2026-10-03 22:00', '2026-10-04 06:00', [sunday]))).toEqual([
    [2, 185_00],
    [5, 300_00],
  ])
  expect(parts(priced('2027-04-03 22:00', '2027-04-04 06:00', [sunday]))).toEqual([
    [2, 185_00],
    [7, 300_00],
  ])
})

test('a new rate holds from midnight of its day', () => {
  const newer = { ...hireOf(), valid_from: '2026-11-06', rate_cents: 195_00 }
  const tariff = { ...tariffOf(), hire: [hireOf(), newer] as const }
  const price = priceDay(dayOf([docketOf([entry('work', '22:00', '2026-11-06 02:00')])]), tariff)
  expect(parts(price)).toEqual([
    [2, 185_00],
    [2, 195_00],
  ])
  expect(price.lines[1]?.steps.map(({ words }) => words)).toContain('The rate from 6 Nov 2026 applies.')
})

test('usual terms are those of an empty rate', () => {
  expect(RateTerms.parse({})).toMatchObject({ standby_percent: 50, round_minutes: 15, travel_mode: null })
  expect(RateTerms.safeParse({ standby_percent: 101 }).success).toBe(false)
  expect(RateTerms.safeParse({ day_types: [{ ...night, from: '25:00' }] }).success).toBe(false)
})
