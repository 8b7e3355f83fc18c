import { expect, test } from 'vitest'
import { expiryOf } from './expiry.ts'

test.each([
  ['2026-11-19', 'expired'],
  ['2026-11-20', 'soon'],
  ['2026-12-20', 'soon'],
  ['2026-12-21', null],
])('on 20 November an expiry of %s is %s', (date, expected) => {
  expect(expiryOf(date, '2026-11-20')).toBe(expected)
})
