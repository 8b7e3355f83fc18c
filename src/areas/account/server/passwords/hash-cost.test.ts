import { expect, test } from 'vitest'
import { hashCost } from '#areas/account/server/passwords/hash-cost.ts'

// OWASP's password storage guidance: Argon2id with at least 19 MiB and two passes. Other tests hash for less.
test('a password is hashed with four times the recommended effort', () => {
  const { memoryCost, timeCost } = hashCost
  expect(memoryCost * timeCost).toBeGreaterThanOrEqual(4 * 19_456 * 2)
})
