import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { type SignInAnswer, signInAttempts, tally, times } from '#test/sign-ins.ts'

const { email: newEmail, right, wrong, attackFromEverywhere, fill } = await signInAttempts(await testApp())
const locked = 'Too many attempts. Try again in 15 minutes.'

test('sixty networks together get twenty attempts at one account, known or not', async () => {
  const tryFromEverywhere = (email: string) => times(60, (n) => wrong(email, { address: `10.1.${n}.7` }))
  const tries = await tryFromEverywhere(await newEmail())
  expect(tally(tries)).toEqual({ 422: 20, 429: 40 })
  expect(tries.find(({ status }) => status === 429)).toMatchObject({ message: locked })
  const nobody = 'nobody@example.com'
  await fill(`sign-in account ${nobody}`, 18)
  expect(tally(await tryFromEverywhere(nobody))).toEqual({ 422: 2, 429: 58 })
})

test('someone whose account is attacked from everywhere gets in where they have signed in before', async () => {
  const email = await newEmail()
  await right(email, { address: '10.2.0.1' })
  const { cookie } = await right(email, { address: '10.2.1.1' })
  await attackFromEverywhere(email)
  const far = '10.2.99.1'
  expect((await right(email, { address: far })).message).toBe(locked)
  expect((await right(email, { address: '10.2.0.222' })).status).toBe(200)
  expect((await right(email, { address: far, cookie })).status).toBe(200)
})

test('a hundred wrong attempts behind one address lock out nobody who has signed in there before', async () => {
  const [colleague, mobile, stranger] = [await newEmail(), await newEmail(), await newEmail()]
  const address = '10.4.0.1'
  await right(colleague, { address })
  const { cookie } = await right(mobile, { address: '10.4.1.1' })
  await fill('sign-in network 10.4.0.0/24', 98)
  const tries = []
  for (let n = 0; n < 4; n++) tries.push(await wrong(`guess${n}@example.com`, { address }))
  expect(tally(tries)).toEqual({ 422: 2, 429: 2 })
  expect((await right(colleague, { address })).status).toBe(200)
  expect((await right(mobile, { address, cookie })).status).toBe(200)
  expect((await right(stranger, { address: '10.4.0.2' })).message).toBe(locked)
  expect((await right(stranger, { address: '10.4.2.1' })).status).toBe(200)
})

test('a known device has ten attempts of its own, whatever is tried from its network', async () => {
  const email = await newEmail()
  const address = '10.8.0.1'
  const { cookie } = await right(email, { address })
  const beside = await times(8, () => wrong(email, { address }))
  expect(tally(beside)).toEqual({ 422: 5, 429: 3 })
  const tries = await times(12, () => wrong(email, { address, cookie }))
  expect(tally(tries)).toEqual({ 422: 10, 429: 2 })
})

test.each([
  ['addresses of one /24', (n: number) => `10.5.0.${n}`],
  ['addresses of one /56', (n: number) => `2001:db8:0:12${n}::${n}`],
  ['one address as IPv4 and as IPv6', (n: number) => (n % 2 ? '10.5.1.9' : '::ffff:10.5.1.9')],
])('%s are one network', async (_what, address) => {
  const email = await newEmail()
  const tries = await times(8, (n) => wrong(email, { address: address(n) }))
  expect(tally(tries)).toEqual({ 422: 5, 429: 3 })
})

test('two hundred wrong sign-ins at once do not block the queue: one from elsewhere is next', async () => {
  const [elsewhere, known] = [await newEmail(), await newEmail()]
  const { cookie } = await right(known, { address: '10.6.9.1' })
  await fill('sign-in network 10.6.0.0/24', 70)
  const finished: string[] = []
  const note = async (who: string, answer: Promise<SignInAnswer>) => {
    const done = await answer
    if (done.status !== 429) finished.push(who)
    return done
  }
  const flood = times(200, (n) => note('flood', wrong(`flood${n}@example.com`, { address: `10.6.0.${n}` })))
  const others = await Promise.all([
    note('elsewhere', right(elsewhere, { address: '10.6.1.1' })),
    note('known', right(known, { address: '10.6.0.1', cookie })),
  ])
  expect(others.map(({ status }) => status)).toEqual([200, 200])
  expect(finished.filter((who) => who === 'flood').length).toBeLessThan(10)
  const busy = 'Many people are signing in right now. Try again in ten seconds.'
  const refused = (await flood).filter(({ message }) => message === busy)
  expect(refused.length).toBeGreaterThan(100)
  expect(refused[0]).toMatchObject({ status: 429, retry_after: 10 })
})

test('a flood from two hundred networks must retry; known users wait behind only a few', async () => {
  const known = await newEmail()
  const { cookie } = await right(known, { address: '10.7.9.1' })
  const flood = times(200, (n) => wrong(`wide${n}@example.com`, { address: `10.8.${n}.1` }))
  expect((await right(known, { address: '10.7.9.1', cookie })).status).toBe(200)
  const refused = (await flood).filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThanOrEqual(70)
  for (const { retry_after } of refused) expect(retry_after).toBe(10)
})
