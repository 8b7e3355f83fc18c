import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopPostgres } from '#platform/server/embedded-postgres.ts'
import { post, setUp, start } from '../process.ts'
import { median } from './median.ts'

const pairs = Number(process.env['PAIRS'] ?? 1000)
/** An e-mail is locked after five tries, so each serves four of them. */
const triesOfOne = 4
/** How far apart the medians may be, in milliseconds. */
const limit = 5
/** Above this the two samples could well be one (two-sided Mann-Whitney). */
const likely = 0.01

/** Every call comes from an address of its own, so that none is refused for the number of them. */
let calls = 0
const fromElsewhere = (): Record<string, string> => {
  const n = ++calls
  return { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` }
}

interface Timed {
  known: number[]
  unknown: number[]
}

/**
 * Times `ask` for as many known as unknown e-mails, by lot.
 * @throws when an answer is not the same for both.
 */
async function timePairs(ask: (email: string) => Promise<string>): Promise<Timed> {
  const timed: Timed = { known: [], unknown: [] }
  const answers = new Set<string>()
  const time = async (kind: keyof Timed, n: number) => {
    const email = `${kind}${Math.floor(n / triesOfOne)}@example.com`
    const started = performance.now()
    answers.add(await ask(email))
    timed[kind].push(performance.now() - started)
  }
  // Any order: what a call leaves to be done behind it must slow the calls of both kinds alike.
  const kinds = Array.from({ length: pairs }, () => ['known', 'unknown'] as const).flat()
  for (let left = kinds.length; left > 0; left--) {
    const [kind] = kinds.splice(Math.floor(Math.random() * left), 1)
    if (kind) await time(kind, timed[kind].length)
  }
  if (answers.size !== 1) throw new Error(`The answers differ: ${[...answers].join(' | ')}`)
  return timed
}

/** The probability of ranks this uneven if both samples were one, by the normal approximation (ties do not occur). */
function mannWhitney({ known, unknown }: Timed): number {
  const ranked = [
    ...known.map((ms) => ({ ms, isKnown: true })),
    ...unknown.map((ms) => ({ ms, isKnown: false })),
  ].toSorted((a, b) => a.ms - b.ms)
  const rankSum = ranked.reduce((sum, one, at) => (one.isKnown ? sum + at + 1 : sum), 0)
  const [m, n] = [known.length, unknown.length]
  const u = rankSum - (m * (m + 1)) / 2
  const z = Math.abs(u - (m * n) / 2) / Math.sqrt((m * n * (m + n + 1)) / 12)
  return 2 * (1 - normal(z))
}

/** The normal distribution function for z ≥ 0 (Abramowitz and Stegun, 26.2.17; wrong by less than 1e-7). */
function normal(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * z)
  const series =
    t * (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))))
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
}

function report(name: string, timed: Timed): boolean {
  const [known, unknown] = [median(timed.known), median(timed.unknown)]
  const apart = Math.abs(known - unknown)
  const p = mannWhitney(timed)
  const ms = (value: number) => `${value.toFixed(2)} ms`
  console.log(
    `${name.padEnd(20)} ${pairs} pairs: known ${ms(known)}, unknown ${ms(unknown)}, apart ${ms(apart)} (at most ${limit} ms), p ${p.toFixed(3)} (above ${likely})`,
  )
  return apart <= limit && p > likely
}

/** Signing in with a wrong password, and asking for a new one, against a server of its own. */
export async function prove(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-timing-'))
  const server = await start({ HAULYARD_DATA: folder, HAULYARD_DEMO: '0', HAULYARD_TRUST_PROXY: '1' })
  const ask = async (path: string, body: object): Promise<string> => {
    const { status, message } = await post(server.origin, path, body, fromElsewhere())
    return `${status} ${message}`
  }
  try {
    await setUp(server.origin)
    for (let n = 0; n < Math.ceil(pairs / triesOfOne); n++) {
      const person = { name: `Known ${n}`, email: `known${n}@example.com`, password: 'a-password-for-tests' }
      const answer = await ask('/api/register', person)
      if (!answer.startsWith('200')) throw new Error(answer)
    }
    const signIn = await timePairs((email) => ask('/api/login', { email, password: 'not-this-password' }))
    const forgotten = await timePairs((email) => ask('/api/forgotten-password', { email }))
    return [report('sign-in', signIn), report('forgotten password', forgotten)].every(Boolean)
  } finally {
    await server.end('SIGTERM')
    await stopPostgres(folder).catch(() => {})
    rmSync(folder, { recursive: true, force: true })
  }
}
