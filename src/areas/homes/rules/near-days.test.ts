import { expect, test } from 'vitest'
import { nearDays } from './near-days.ts'

const friday = '2026-11-20'

test('an empty weekend is not among the days to plan', () => {
  expect(nearDays(friday)).toEqual(['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25'])
})

test('a Saturday with orders is', () => {
  expect(nearDays(friday, ['2026-11-21', '2026-11-23', '2026-11-30'])).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-23',
    '2026-11-24',
  ])
})
