import { expect, test } from 'vitest'
import { stepKeys } from '../contract/first-steps.ts'
import { isOnHome } from './first-steps-rules.ts'

test.each([
  [[], 1, false],
  [stepKeys, 0, false],
  [[], 0, true],
  [['company', 'client'] as const, 0, true],
] as const)('done %j, closed %i: on the home is %s', (done, closed, shown) =>
  expect(isOnHome({ done: [...done], closed })).toBe(shown),
)
