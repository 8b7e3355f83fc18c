import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { residentMemory } from '#platform/server/pdf/resident-memory.ts'
import { heldBy } from './server-memory.ts'
import { ownPostgres } from './own-postgres.ts'
import { post, setUp, start } from './process.ts'
import { count, figure } from './proof.ts'
import { line, quote } from './quotes.ts'
import { isGone, typesettersOf } from './typesetters.ts'

const own = await ownPostgres()
const folder = mkdtempSync(join(tmpdir(), 'haulyard-gone-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
await own.admin.query(`create role gone superuser login password 'gone'`)
await own.admin.query('create database gone owner gone')
const url = own.url({ user: 'gone', password: 'gone', database: 'gone' })
const env = { HAULYARD_DATA: folder, DATABASE_URL: url, HAULYARD_DEMO: '0' }
const server = await start(env, { node: ['--inspect=127.0.0.1:0'] })
afterAll(() => server.end('SIGKILL'))
const pid = server.child.pid ?? 0
const headers = await setUp(server.origin)
const client = new pg.Client(url)
await client.connect()
afterAll(() => client.end())
await client.query(`
  insert into client (name, name_key, client_type, email)
  select 'Client ' || n, 'client ' || n, 'civil', 'office@example.com' from generate_series(1, 20000) n`)
await client.query(`insert into company (name, is_default) values ('Demo Plant Hire', true)`)
const made = await post(server.origin, '/api/quotes', quote({ lines: [line()] }), headers)
const pdf = `/api/quotes/${(made.data as { id: number }).id}/pdf`

/** How soon abandoned work ends, in milliseconds: promised on an otherwise idle machine. */
const soon = count({ short: 8000, full: 1000 })

/** Calls, and disconnects once the answer begins, or once the server is working on it. */
async function leave(path: string, atWork?: () => Promise<unknown>): Promise<void> {
  const going = new AbortController()
  const answer = fetch(server.origin + path, { headers, signal: going.signal })
  answer.catch(() => {})
  try {
    if (atWork) await atWork()
    else await (await answer).body?.getReader().read()
  } finally {
    going.abort()
    await answer.catch(() => {})
  }
}

/** Sends the start of a file, and disconnects. */
async function leaveUpload(): Promise<void> {
  const upload = request(`${server.origin}/api/company/logo`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x', 'content-length': 500_000 },
  })
  upload.on('error', () => {})
  const part = (head: string) => `--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n`
  upload.write(`${part('name="data"')}{"version":1}\r\n`)
  upload.write(part('name="file"; filename="a.png"\r\ncontent-type: image/png'))
  upload.write(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(100_000)]))
  await sleep(20)
  const closed = new Promise((resolve) => upload.once('close', resolve))
  upload.destroy()
  await closed
}

/** In MB: the memory of the first of these processes, 0 if there is none. */
const memoryOf = async ([first = 0]: readonly number[]) => (await residentMemory(first)) / 1_048_576
/** The folder is created by the first upload. */
const waiting = () => readdirSync(join(folder, 'files/tmp'))
const asked = async () =>
  (
    await own.admin.query(
      `select query from pg_stat_activity where datname = 'gone' and application_name = 'haulyard' and state = 'active'
         and backend_type = 'client backend'`,
    )
  ).rows

async function leaveOne(at: number): Promise<void> {
  if (at % 10 === 9) return leave(pdf)
  if (at % 10 === 8) return leaveUpload()
  return leave(`/api/clients/export?format=${at % 2 === 0 ? 'xlsx' : 'csv'}`)
}

/** In MB, growth allowed: what remains after garbage collection, and what may accumulate until then. */
const most = { kept: 40, lying: 100 }

test(
  'work for callers who disconnected holds no memory, file or connection',
  { timeout: count({ short: 300_000, full: 900_000 }) },
  async () => {
    const rounds = count({ short: 50, full: 1000 })
    for (let at = 0; at < 40; at++) await leaveOne(at)
    const before = await heldBy(server)
    for (let at = 0; at < rounds; at++) await leaveOne(at)
    await expect.poll(asked, { timeout: soon }).toEqual([])
    await expect.poll(waiting, { timeout: soon }).toEqual([])
    const lying = (await memoryOf([pid])) - before.resident
    const after = await heldBy(server)
    const [used, kept] = [after.used - before.used, after.resident - before.resident]
    expect(used).toBeLessThan(most.kept)
    expect(kept).toBeLessThan(most.kept)
    expect(lying).toBeLessThan(most.lying)
    figure(
      'R14',
      `${rounds} cut off: ${lying.toFixed(0)} MB more, ${kept.toFixed(0)} once collected, ${used.toFixed(0)} of it in use; 0 files left`,
    )
  },
)

test('an abandoned query and document are given up within a second', { timeout: 120_000 }, async () => {
  await client.query(`
    alter table client rename to client_kept;
    create view client as select * from client_kept where pg_sleep(0.02) is not null;
    grant select on client to public`)
  for (const path of ['/api/clients/export?format=csv', '/api/clients/export?format=xlsx', '/api/clients']) {
    await leave(path, async () => await expect.poll(asked, { timeout: 10_000 }).not.toEqual([]))
    await expect.poll(asked, { timeout: soon }).toEqual([])
  }
  await client.query('drop view client; alter table client_kept rename to client')

  const lines = Array.from({ length: 500 }, () => line())
  const long = await post(server.origin, '/api/quotes', quote({ lines }), headers)
  await client.query('update quote_line set description = $1 where quote_id = $2', [
    Array(500).fill('a').join('\n'),
    (long.data as { id: number }).id,
  ])
  // An idle one holds less than one at work.
  const idle = await memoryOf(typesettersOf(pid))
  let typesetter = 0
  await leave(`/api/quotes/${(long.data as { id: number }).id}/pdf`, async () => {
    const held = () => memoryOf(typesettersOf(pid))
    await expect.poll(held, { timeout: 10_000 }).toBeGreaterThan(idle + 20)
    typesetter = typesettersOf(pid)[0]!
  })
  expect(typesetter).toBeGreaterThan(0)
  await expect.poll(() => isGone(typesetter, 0), { timeout: soon }).toBe(true)
  expect((await fetch(server.origin + pdf, { headers })).status).toBe(200)
})
