import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { testApp } from './app.ts'
import { count, figure } from './proof.ts'
import { password, type Seat, signInAttempts, tally, times } from './sign-ins.ts'

// So many calls would be refused for their number alone, before the attempt itself is checked.
const app = await testApp({ env: { HAULYARD_PUBLIC_CALLS: '1000000' } })
/** Some 8 ms here, so that turns are counted from the queue and not from before a call has reached it. */
const cost = { memoryCost: count({ short: 16_384, full: 47_104 }), timeCost: count({ short: 2, full: 4 }) }
const {
  email: newEmail,
  send,
  right,
} = await signInAttempts(app, await hash(password, { ...cost, parallelism: 1 }))

const attacker = { address: '192.0.2.1' }
const quarter = 15 * 60_000
/** Guesses that one network has in a quarter of an hour. */
const allowed = 100

// S6. Every attempt goes through the entire application; those within the limits cost a hash, the others do
// not.
test(
  'one address that tries a thousand accounts opens none, and locks nobody out',
  { timeout: count({ short: 300_000, full: 3_600_000 }) },
  async () => {
    const accounts: string[] = []
    // A thousand at once would be more than the database's queue takes.
    for (let n = count({ short: 20, full: 1000 }); n > 0; n--) accounts.push(await newEmail())
    const office = await times(45, newEmail)
    const [abroad, behind] = [await newEmail(), await newEmail()]
    const { cookie } = await right(behind, { address: '198.51.100.1' })
    const asked = count({ short: 240, full: 100_000 })
    const began = performance.now()
    const answers: { status: number; retry_after: number }[] = []

    let next = 0
    let busy = 0
    const guess = async () => {
      while (next < asked) {
        const email = accounts[next++ % accounts.length]
        const guessed = { email, password: `guess number ${next}` }
        let answer = await send('/api/login', guessed, attacker)
        // A machine that is busy with other work says so, and an attacker goes on.
        for (; answer.status === 503; busy++) answer = await send('/api/login', guessed, attacker)
        answers.push({ status: answer.status, retry_after: answer.retry_after })
      }
    }
    const hashed = () => answers.filter(({ status }) => status === 422).length
    /** Someone who signs in during the attack. @returns how many guesses ran before them. */
    const meanwhile = async (email: string, from: Seat) => {
      const before = hashed()
      expect((await right(email, from)).status).toBe(200)
      return hashed() - before
    }
    const guessers = times(40, guess)
    const waited = [
      await meanwhile(abroad, { address: '203.0.113.1' }),
      await meanwhile(behind, { ...attacker, cookie }),
    ]
    const before = hashed()
    const morning = await Promise.all(office.map((email) => right(email, { address: '198.51.101.1' })))
    const besideOffice = hashed() - before
    await guessers

    const windows = Math.ceil((performance.now() - began) / quarter)
    expect(Object.keys(tally(answers))).toEqual(['422', '429'])
    expect(answers).toHaveLength(asked)
    expect(busy).toBeLessThan(asked / 10)
    expect(hashed()).toBeGreaterThanOrEqual(allowed)
    expect(hashed()).toBeLessThanOrEqual(allowed * windows)
    expect(answers.filter(({ status }) => status === 429).every((one) => one.retry_after > 0)).toBe(true)
    expect(Math.max(...waited)).toBeLessThanOrEqual(5)
    expect(tally(morning)).toEqual({ 200: 45 })
    // Turns alternate between the two networks.
    expect(besideOffice).toBeLessThanOrEqual(50)
    // And once it is all over.
    expect((await right(accounts[0]!, { address: '203.0.113.1' })).status).toBe(200)
    figure(
      'S6',
      `${asked} tries over ${accounts.length} accounts from one address: 0 let in, ${hashed()} reached a hash, the others 429; ` +
        `the right password from elsewhere and on a known device after ${Math.max(...waited)} turns of others at most; 45 of one office at once all in`,
    )
  },
)
