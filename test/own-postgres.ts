import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll } from 'vitest'
import { findBinaries } from '#platform/server/embedded-postgres/binaries.ts'
import { ownerPassword, ownerRole } from '#platform/server/embedded-postgres/cluster.ts'
import { preparePlace } from '#platform/server/embedded-postgres/place.ts'
import { copyCluster } from './new-cluster.ts'

interface Login {
  user: string
  password: string
  database: string
}

export interface OwnPostgres {
  /** The postmaster; each of its connections has its own process. */
  pid: number
  /** A connection of its superuser. */
  admin: pg.Client
  /** The DATABASE_URL for this login. */
  url: (login: Login) => string
  /** A connection of its superuser to one of its databases. */
  connectTo: (database: string) => Promise<pg.Client>
  /** Stops it at once; `start` brings it back, in the same place. */
  stop(): Promise<void>
  start(): Promise<void>
}

/**
 * An external PostgreSQL, as in DATABASE_URL: on TCP, and unaware of Haulyard. It is stopped at the end of
 * the file, so requested within a test it would keep running.
 */
export async function ownPostgres(): Promise<OwnPostgres> {
  const place = preparePlace(mkdtempSync(join(tmpdir(), 'haulyard-own-')))
  const launch = { place, binaries: findBinaries(place), options: ['-c', 'fsync=off'] }
  copyCluster(place.data, 'empty')
  const port = await freePort()
  const listen = ['-D', place.data, '-k', place.socketFolder, '-h', '127.0.0.1', '-p', String(port)]
  const run = () =>
    spawn(join(launch.binaries, 'bin/postgres'), [...listen, ...launch.options], {
      ...place.user,
      cwd: '/',
      stdio: 'ignore',
    })
  let child = run()
  const url = ({ user, password, database }: Login): string =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
  const connectTo = (database: string) =>
    connect(url({ user: ownerRole, password: ownerPassword(place.data), database }))
  const stop = async () => {
    const gone = once(child, 'exit')
    child.kill('SIGINT')
    await gone
  }
  const own = {
    pid: child.pid ?? 0,
    admin: await connectTo('postgres'),
    url,
    connectTo,
    stop,
    async start() {
      child = run()
      own.pid = child.pid ?? 0
      own.admin = await connectTo('postgres')
    },
  }
  afterAll(async () => {
    await own.admin.end()
    await stop()
    rmSync(place.folder, { recursive: true, force: true })
  })
  return own
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function connect(connectionString: string, tries = 200): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {}) // It may be stopped on purpose.
  try {
    await client.connect()
    return client
  } catch (error) {
    if (tries === 1) throw error
    await sleep(25)
    return connect(connectionString, tries - 1)
  }
}
