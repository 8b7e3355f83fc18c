import { expect, test } from 'vitest'
import { unlikelyReadingWords, maxInShift } from './reading-rules.ts'

const last = { smu_current: 2625.5, odometer_current: 81_200 }

test('a reading far above the last one is queried, with both figures', () => {
  expect(unlikelyReadingWords({ smu: 99_999, odometer: null }, last)).toBe(
    '99,999 h is 97,373.5 h more than the last reading (2,625.5 h).',
  )
  expect(unlikelyReadingWords({ smu: 99_999, odometer: 812_000 }, last)).toBe(
    '99,999 h is 97,373.5 h more than the last reading (2,625.5 h). ' +
      '812,000 km is 730,800 km more than the last reading (81,200 km).',
  )
})

test('plausible, missing and first readings are not queried', () => {
  expect(unlikelyReadingWords({ smu: 2700, odometer: 84_000 }, last)).toBeNull()
  expect(unlikelyReadingWords({ smu: null, odometer: null }, last)).toBeNull()
  expect(
    unlikelyReadingWords({ smu: 99_999, odometer: 812_000 }, { smu_current: null, odometer_current: null }),
  ).toBeNull()
})

test('a shift is at most a day long', () => {
  expect(unlikelyReadingWords({ smu: 2649.5, odometer: null }, last, maxInShift)).toBeNull()
  expect(unlikelyReadingWords({ smu: 2649.6, odometer: null }, last, maxInShift)).toMatch(
    /^2,649.6 h is 24.1 h more/,
  )
})
