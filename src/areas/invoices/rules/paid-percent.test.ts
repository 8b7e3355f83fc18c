import { expect, test } from 'vitest'
import { paidPercent } from './paid-percent.ts'

test('a paid share is rounded, but 100 % only once everything is paid', () => {
  expect(paidPercent(1500_00, 3609_25)).toBe(42)
  expect(paidPercent(3609_24, 3609_25)).toBe(99)
  expect(paidPercent(3609_25, 3609_25)).toBe(100)
  expect(paidPercent(3700_00, 3609_25)).toBe(100)
})
