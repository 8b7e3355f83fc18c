import { expect, test } from 'vitest'
import { at, hireOf, tariffOf } from '#test/price-days.ts'
import { priceDryHire } from './dry-hire.ts'

const out = (from: string, to: string, smu: [number | null, number | null] = [1000, 1010]) => ({
  on_hire_at: at(from),
  off_hire_at: at(to),
  smu_on: smu[0],
  smu_off: smu[1],
})
const terms = { included_hours: 8, excess_rate_cents: 45_00 }

test('without meter readings, hours over the included ones are flagged', () => {
  const facts = out('2026-11-02 07:00', '2026-11-02 16:00', [null, 1010])
  const tariff = tariffOf(hireOf(terms, { unit: 'day', rate_cents: 600_00 }))
  const { lines, flags } = priceDryHire(facts, tariff, 'W-000001')
  expect(lines).toHaveLength(1)
  expect(flags).toEqual(['No hour meter readings: hours over the included ones are not charged.'])
})

// 8 h a day and 40 h a week are included, and what is over has its rate [TC6].
test.each([
  ['day', 8, '2026-11-02 16:00', 1008, [600_00]],
  ['day', 8, '2026-11-03 16:00', 1018.5, [1200_00, 112_50]],
  ['week', 40, '2026-11-08 16:00', 1040, [600_00]],
  ['week', 40, '2026-11-09 16:00', 1090, [1200_00, 450_00]],
] as const)('by the %s with %i h included, until %s at %f h', (unit, included_hours, to, smu_off, cents) => {
  const hire = hireOf({ ...terms, included_hours }, { unit, rate_cents: 600_00 })
  const { lines } = priceDryHire(out('2026-11-02 07:00', to, [1000, smu_off]), tariffOf(hire), 'W-000001')
  expect(lines.map(({ amount_cents }) => amount_cents)).toEqual(cents)
})

test('a dry hire without a price, or by another unit, is flagged', () => {
  const facts = out('2026-11-02 07:00', '2026-11-04 16:00')
  const flagsOf = (unit: 'day' | 'fixed', rate_cents: number | null) =>
    priceDryHire(facts, tariffOf(hireOf({}, { unit, rate_cents })), 'W-000001')
  expect(flagsOf('day', null).flags).toEqual(['“Excavator 14 t” has no price.'])
  const fixed = flagsOf('fixed', 5000_00)
  expect(fixed.lines).toEqual([])
  expect(fixed.flags).toEqual([expect.stringContaining('by the day or week')])
})
