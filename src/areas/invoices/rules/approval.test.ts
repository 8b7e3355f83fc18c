import { expect, test } from 'vitest'
import { isAboveLimit, isOwnPricing } from './approval.ts'

test.each([
  [100_000, 100_000, false],
  [100_001, 100_000, true],
  [100_001, null, false],
  [-500, 0, false],
])('a total of %i with a limit of %s is above it: %s', (total_cents, approval_threshold_cents, isAbove) => {
  expect(isAboveLimit({ total_cents }, { approval_threshold_cents })).toBe(isAbove)
})

test('a draft belongs to the person who priced it last, or else made it', () => {
  const draft = { status: 'Draft', created_by: 1, priced_by: null } as const
  expect([isOwnPricing(draft, 1), isOwnPricing(draft, 2)]).toEqual([true, false])
  const priced = { ...draft, priced_by: 2 }
  expect([isOwnPricing(priced, 1), isOwnPricing(priced, 2)]).toEqual([false, true])
  expect(isOwnPricing({ ...draft, created_by: null }, null)).toBe(false)
  expect(isOwnPricing({ ...draft, status: 'Approved' }, 1)).toBe(false)
})
