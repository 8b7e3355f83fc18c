import { expect, test } from 'vitest'
import { at, hireOf, tariffOf } from '#test/price-days.ts'
import { onHireWords, priceDryHire } from './dry-hire.ts'

const out = (from: string, to: string | null, smu: [number | null, number | null] = [1000, 1010]) => ({
  on_hire_at: at(from),
  off_hire_at: to === null ? null : at(to),
  today: '2026-11-20',
  smu_on: smu[0],
  smu_off: smu[1],
})
/** A card says both, whatever its rates are hired by. */
const terms = { included_hours_day: 8, included_hours_week: 40, excess_rate_cents: 45_00 }

test('without meter readings, hours over the included ones are flagged', () => {
  const tariff = tariffOf(hireOf(terms, { unit: 'day', rate_cents: 600_00 }))
  const priced = (smu: [number | null, number | null], to: string | null = '2026-11-02 16:00') =>
    priceDryHire(out('2026-11-02 07:00', to, smu), tariff, '')
  const hire = (missing: string) => ({
    lines: [{ kind: 'hire' }],
    flags: [`No ${missing} meter reading, so excess hours aren’t charged.`],
  })
  expect(priced([null, 1010])).toMatchObject(hire('on-hire'))
  expect(priced([1000, null])).toMatchObject(hire('off-hire'))
  expect(priced([null, null], null)).toMatchObject(hire('on-hire'))
  expect(priced([1000, null], null).flags).toEqual([])
})

test('hours agreed a day only are flagged where it is hired by the week, and the other way round', () => {
  const flagsOf = (unit: 'day' | 'week', agreed: object) =>
    priceDryHire(
      out('2026-11-02 07:00', '2026-11-09 16:00', [1000, 1090]),
      tariffOf(hireOf(agreed, { unit, rate_cents: 600_00 })),
      '',
    ).flags
  expect(flagsOf('week', { included_hours_day: 8 })).toEqual([
    'No meter hours a week are agreed: the meter is not charged.',
  ])
  expect(flagsOf('day', { included_hours_week: 40 })).toEqual([
    'No meter hours a day are agreed: the meter is not charged.',
  ])
  expect(flagsOf('day', {})).toEqual([])
})

// 8 h a day and 40 h a week are included, and what is over has its rate [TC6].
test.each([
  ['day', '2026-11-02 16:00', 1008, [600_00]],
  ['day', '2026-11-03 16:00', 1018.5, [1200_00, 112_50]],
  ['week', '2026-11-08 16:00', 1040, [600_00]],
  ['week', '2026-11-09 16:00', 1090, [1200_00, 450_00]],
] as const)('by the %s, until %s at %f h', (unit, to, smu_off, cents) => {
  const hire = hireOf(terms, { unit, rate_cents: 600_00 })
  const { lines } = priceDryHire(out('2026-11-02 07:00', to, [1000, smu_off]), tariffOf(hire), '')
  expect(lines.map(({ amount_cents }) => amount_cents)).toEqual(cents)
})

test.each([
  ['day', '2026-11-11 07:00', 10],
  ['day', '2026-11-20 06:00', 1],
  ['week', '2026-11-15 07:00', 0],
  ['week', '2026-11-13 07:00', 1],
  ['week', '2026-11-02 07:00', 2],
] as const)('while it is out, by the %s from %s it is charged for %i so far', (unit, from, quantity) => {
  const hire = hireOf(terms, { unit, rate_cents: 320_00 })
  const { lines } = priceDryHire(out(from, null, [1000, null]), tariffOf(hire), '')
  expect(lines).toMatchObject([{ quantity, amount_cents: quantity * 320_00 }])
})

test('the explanation says from when to when, and how the meter ran', () => {
  const hire = hireOf(terms, { unit: 'day', rate_cents: 320_00 })
  const { lines } = priceDryHire(
    out('2026-11-03 07:00', '2026-11-12 15:00', [1204, 1310]),
    tariffOf(hire),
    '',
  )
  expect(lines.map(({ steps }) => steps.map(({ words, cents }) => [words, cents]))).toEqual([
    [
      ['On hire 3 Nov to 12 Nov 2026, 10 days.', 0],
      ['Quote Q-000123, line 2.', 0],
      ['10 days at $320.00 a day.', 3200_00],
    ],
    [
      ['Meter 1,204 h to 1,310 h: 106 h, of which 80 h are included (10 days at 8 h).', 0],
      ['26 hours at $45.00 an hour.', 1170_00],
    ],
  ])
  expect(onHireWords(out('2026-11-20 06:00', null))).toBe('On hire 20 Nov 2026, 1 day so far')
  expect(onHireWords(out('2025-12-30 06:00', '2026-01-02 06:00'))).toBe(
    'On hire 30 Dec 2025 to 2 Jan 2026, 4 days',
  )
})

test('a dry hire without a price, or by another unit, is flagged', () => {
  const facts = out('2026-11-02 07:00', '2026-11-04 16:00')
  const flagsOf = (unit: 'day' | 'fixed', rate_cents: number | null) =>
    priceDryHire(facts, tariffOf(hireOf({}, { unit, rate_cents })), '')
  expect(flagsOf('day', null).flags).toEqual(['“Excavator 14 t” has no price.'])
  const fixed = flagsOf('fixed', 5000_00)
  expect(fixed.lines).toEqual([])
  expect(fixed.flags).toEqual([expect.stringContaining('by the day or week')])
})
