import { expect, test } from 'vitest'
import { usualCalendar } from '#shared/public-holidays.ts'
import { utilisation, workingDayCounter, workingMinutes } from './utilisation.ts'

const november = { from: '2026-11-01', to: '2026-11-30' }
// Melbourne Cup Day is Tuesday, 3 November.
const count = workingDayCounter(november, usualCalendar)

test('working days are Monday to Friday without public holidays', () => {
  expect(count(november)).toBe(20)
  expect(count({ from: '2026-11-02', to: '2026-11-08' })).toBe(4)
  expect(count({ from: '2026-11-07', to: '2026-11-08' })).toBe(0)
  expect(count({ from: '2026-11-09', to: '2026-11-09' })).toBe(1)
  expect(count({ from: '2026-11-10', to: '2026-11-09' })).toBe(0)
})

test('a machine is available while the business has it', () => {
  const minutes = (from: string | null, to: string | null, within = november) =>
    workingMinutes([{ from, to }], within, count)
  expect(minutes(null, null)).toBe(20 * 480)
  // Bought on Wednesday the 25th: Wednesday, Thursday, Friday, Monday.
  expect(minutes('2026-11-25', null)).toBe(4 * 480)
  expect(minutes('2026-01-01', '2026-11-04')).toBe(2 * 480)
  expect(minutes('2026-12-01', null)).toBe(0)
  expect(minutes(null, '2026-10-31')).toBe(0)
  expect(workingMinutes([], november, count)).toBe(0)
})

test('utilisation is used over available, and nothing without a machine', () => {
  // Two machines of a week with the Cup: 2 × 4 × 8 h = 64 h, of which 48 h were worked.
  const week = { from: '2026-11-02', to: '2026-11-08' }
  const both = [
    { from: null, to: null },
    { from: null, to: null },
  ]
  expect(utilisation(48 * 60, workingMinutes(both, week, count))).toBe(0.75)
  expect(utilisation(480, 0)).toBeNull()
})
