import { expect, test } from 'vitest'
import { hashPassword, isCorrectPassword } from './password-hash.ts'

const checks = 200

/** Processor time of this process, which other load on the machine does not lengthen, in ms. */
async function work(password_hash: string | null): Promise<number> {
  const before = process.cpuUsage()
  for (let n = 0; n < checks; n++) expect(await isCorrectPassword('not this one', password_hash)).toBe(false)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

// How long an answer takes, against a real server at full cost, is `npm run prove -- S7`.
test('without an account a password is hashed too, so that the answer shows nothing', async () => {
  const known = await hashPassword('grey kelpie 40')
  await work(null)
  const [unknown, wrong] = [await work(null), await work(known)]
  expect(unknown).toBeGreaterThan(wrong / 3)
  expect(unknown).toBeLessThan(wrong * 3)
})
