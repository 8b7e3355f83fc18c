import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stopPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { post, setUp, start } from '../process.ts'
import { figure } from '../proof.ts'
import { type Samples, mannWhitney } from './mann-whitney.ts'
import { median } from './median.ts'

const pairs = Number(process.env['PAIRS'] ?? 1000)
/** An email is locked in a network after five attempts, so each is used for four. */
const triesOfOne = 4
/** How far apart the medians may be, in milliseconds. */
const limit = 5
/** Above this the two samples may well be equal. */
const likely = 0.01

const folder = mkdtempSync(join(tmpdir(), 'haulyard-timing-'))
const server = await start({ HAULYARD_DATA: folder, HAULYARD_DEMO: '0', HAULYARD_TRUST_PROXY: '1' })
afterAll(async () => {
  await server.end('SIGTERM')
  await stopPostgres(folder).catch(() => {})
  rmSync(folder, { recursive: true, force: true })
})

/** Each call comes from a different network, so that none is rate limited. */
let calls = 0
async function ask(path: string, body: object): Promise<string> {
  const n = ++calls
  const from = { 'x-forwarded-for': `10.${(n >> 8) & 255}.${n & 255}.7` }
  const { status, message } = await post(server.origin, path, body, from)
  return `${status} ${message}`
}

beforeAll(async () => {
  await setUp(server.origin)
  for (let n = 0; n < Math.ceil(pairs / triesOfOne); n++) {
    const person = { name: `Known ${n}`, email: `known${n}@example.com`, password: 'a-password-for-tests' }
    const answer = await ask('/api/register', person)
    if (!answer.startsWith('200')) throw new Error(answer)
  }
}, 600_000)

/** Times `call` for as many known as unknown emails, in random order; every answer must be the same. */
async function timePairs(call: (email: string) => Promise<string>): Promise<Samples> {
  const timed = { known: [] as number[], unknown: [] as number[] }
  const answers = new Set<string>()
  const time = async (kind: keyof typeof timed, n: number) => {
    const email = `${kind}${Math.floor(n / triesOfOne)}@example.com`
    const started = performance.now()
    answers.add(await call(email))
    timed[kind].push(performance.now() - started)
  }
  // In random order: background work after a call must slow calls of both kinds alike.
  const kinds = Array.from({ length: pairs }, () => ['known', 'unknown'] as const).flat()
  for (let left = kinds.length; left > 0; left--) {
    const [kind] = kinds.splice(Math.floor(Math.random() * left), 1)
    if (kind) await time(kind, timed[kind].length)
  }
  expect([...answers]).toHaveLength(1)
  return [timed.known, timed.unknown]
}

const ms = (value: number) => `${value.toFixed(2)} ms`

test.each([
  ['sign-in', '/api/login', { password: 'not-this-password' }],
  ['forgotten password', '/api/forgotten-password', {}],
])('%s takes the same time for a known and an unknown email', async (name, path, body) => {
  const samples = await timePairs((email) => ask(path, { email, ...body }))
  const [known, unknown] = samples.map(median) as [number, number]
  const p = mannWhitney(samples)
  const reached = `${name}: ${pairs} pairs, known ${ms(known)}, unknown ${ms(unknown)}, p ${p.toFixed(3)}`
  console.log(`${reached} (at most ${limit} ms apart, p above ${likely})`)
  expect(Math.abs(known - unknown)).toBeLessThanOrEqual(limit)
  expect(p).toBeGreaterThan(likely)
  figure('S7', reached)
})
