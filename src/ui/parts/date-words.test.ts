import { expect, test } from 'vitest'
import { rangeWords } from './date-words.ts'

const today = '2026-11-25'
const words = (from?: string, to?: string) => rangeWords({ from, to }, today)

test('a range that people have a name for is called by it', () => {
  expect(words(today, today)).toBe('today')
  expect(words('2026-11-23', '2026-11-29')).toBe('this week')
  expect(words('2026-10-01', '2026-10-31')).toBe('last month')
  expect(words('2026-07-01', '2027-06-30')).toBe('this financial year')
})

test('any other is said by its days, and none by nothing', () => {
  expect(words('2026-11-26', '2026-11-26')).toBe('26 Nov 2026')
  expect(words('2026-11-26', '2026-12-01')).toBe('26 Nov 2026 to 1 Dec 2026')
  expect(words('2026-11-26')).toBe('from 26 Nov 2026')
  expect(words(undefined, '2026-11-26')).toBe('until 26 Nov 2026')
  expect(words()).toBeNull()
})
