import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { hashPassword } from '#areas/account/server/index.ts'
import { start as startHere } from '#app/server/start.ts'
import { stopPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { ownPostgres } from './own-postgres.ts'
import { launch, post, start } from './process.ts'
import { count } from './proof.ts'
import { envOf, folderWithDatabase, newFolder, withDatabase } from './real-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'haulyard-starting-'))
afterAll(async () => {
  await stopPostgres(folder).catch(() => {})
  rmSync(folder, { recursive: true, force: true })
})
// Root's PostgreSQL runs as nobody, who must get in.
chmodSync(folder, 0o711)
const file = join(folder, 'a-file')
writeFileSync(file, 'not a folder')
symlinkSync(join(folder, 'gone'), join(folder, 'link'))
/** No folder can be made there: the system says that there is no such place. */
const danglingPath = join(folder, 'link', 'x')

const usingPort = createServer().listen(0, '127.0.0.1')
await once(usingPort, 'listening')
afterAll(() => void usingPort.close())
const usedPort = String((usingPort.address() as AddressInfo).port)

const own = await ownPostgres()
const nowhere = own.url({ user: 'haulyard', password: 'wrong', database: 'postgres' })
const database = { HAULYARD_DATA: folder, DATABASE_URL: nowhere }

/** Why a start in this process is refused. */
async function refusalOf(env: Record<string, string>): Promise<string> {
  try {
    await startHere({ HAULYARD_DATA: folder, PORT: '0', ...env })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  throw new Error('It started.')
}

/** What a process whose start ends by itself says. */
async function refused(env: Record<string, string>, more?: { program?: string; cwd?: string }) {
  const server = await launch({ HAULYARD_DATA: folder, ...env }, more)
  const [code] = (await once(server.child, 'close')) as [number | null]
  return { code, output: server.output() }
}

test.each([
  [{ PORT: usedPort }, `PORT ${usedPort} is in use. Stop the program that uses it, or set another PORT.`],
  [
    { HOST: '192.0.2.7', HAULYARD_PUBLIC_URL: 'https://haulyard.example.com' },
    'HOST 192.0.2.7 cannot be used (EADDRNOTAVAIL). Set HOST to an address of',
  ],
  [{ HAULYARD_DATA: file }, `The data folder ${file} is not a folder. Set HAULYARD_DATA to a folder this`],
  [{ HAULYARD_DATA: join(file, 'x') }, 'is not a folder. Set HAULYARD_DATA to a folder this'],
  [
    { HAULYARD_DATA: danglingPath },
    `The data folder ${danglingPath} cannot be created or written to (ENOENT). Set`,
  ],
  [
    database,
    'DATABASE_URL: the PostgreSQL at 127.0.0.1:',
    'refuses the user "haulyard" or its password. Correct them.',
  ],
  [
    { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/haulyard' },
    'at 127.0.0.1:1 cannot be reached (ECONNREFUSED).',
  ],
  [{ HAULYARD_CLOCK: '0000-01-01T00:00:00Z' }, 'HAULYARD_CLOCK must be in the years 1920 to 2100.'],
  [{ HAULYARD_CLOCK: '9999-12-31T23:59:59Z' }, 'HAULYARD_CLOCK must be in the years 1920 to 2100.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.'],
])('a start that cannot be names what is wrong: %o', async (env, ...words) => {
  const refusal = await refusalOf(env)
  for (const one of words) expect(refusal).toContain(one)
  expect(refusal).not.toContain('\n')
})

test('the process says it in two lines, without a stack, and exits with 1', async () => {
  const { code, output } = await refused({ PORT: usedPort })
  expect(output).toMatch(/^Haulyard cannot start\.\nPORT \d+ is in use\. .+\n$/)
  expect(code).toBe(1)
})

test('a missing database is named', async () => {
  await own.admin.query(`create role guest login password 'guest'`)
  const url = own.url({ user: 'guest', password: 'guest', database: 'nothing' })
  expect(await refusalOf({ DATABASE_URL: url })).toContain('there is no database "nothing" at 127.0.0.1:')
})

test('.env in the working folder is read, and the environment takes precedence', async () => {
  const cwd = mkdtempSync(join(folder, 'cwd-'))
  writeFileSync(join(cwd, '.env'), `HAULYARD_TRUST_PROXY=yes\nLOG_LEVEL=loud\n`)
  // Not even empty, which would be the environment's own word.
  const server = await launch(
    { HAULYARD_DATA: folder, LOG_LEVEL: 'info' },
    { cwd, left: ['HAULYARD_TRUST_PROXY'] },
  )
  await once(server.child, 'close')
  expect(server.output()).toContain('HAULYARD_TRUST_PROXY must be the number of proxies in front, 0 to 9.')
  expect(server.output()).not.toContain('LOG_LEVEL')
})

/**
 * In full an empty folder, which the start fills with the demo company, as it does for the browser tests too; in
 * short a database with one of its people, by whom a start knows it.
 */
async function folderForDemo(): Promise<string> {
  if (count({ short: 0, full: 1 })) return newFolder()
  const made = folderWithDatabase()
  const password_hash = await hashPassword('demo-haulyard')
  await withDatabase(made, (owner) =>
    owner.query(
      `insert into app_user (name, email, user_type, password_hash) values ('Ada', 'admin@demo.example', 1, $1)`,
      [password_hash],
    ),
  )
  return made
}

test(
  'a server that others can reach has the demo company with its sign-ins closed, and says so',
  { timeout: 120_000 },
  async () => {
    const reachable = await folderForDemo()
    const server = await start({
      HAULYARD_DATA: reachable,
      HOST: '0.0.0.0',
      HAULYARD_PUBLIC_URL: 'https://haulyard.example.com',
    })
    expect(server.output()).toContain('Listening on 0.0.0.0, port')
    expect(server.output()).toContain(
      'The demo company is here, but its sign-ins are closed, since others can reach',
    )
    const answer = await post(server.origin, '/api/login', {
      email: 'admin@demo.example',
      password: 'demo-haulyard',
    })
    expect(answer).toMatchObject({ status: 422, message: 'Demo sign-ins are off on this server.' })

    const demo = fileURLToPath(new URL('../scripts/demo.ts', import.meta.url))
    const beside = await refused({ HAULYARD_DATA: reachable }, { program: demo })
    expect(beside.output).toMatch(/^Another Haulyard server is using .+\n$/)
    expect(beside.code).toBe(1)
    await server.end('SIGTERM')
  },
)

test('an empty business says where its first visitor goes', { timeout: 60_000 }, async () => {
  const server = await start(envOf(folderWithDatabase()))
  expect(server.output()).toContain(`No users yet: open ${server.origin}/setup`)
  await server.end('SIGTERM')
})
