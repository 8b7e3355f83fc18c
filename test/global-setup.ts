import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import {
  type DatabaseServer,
  startPostgres,
  stopPostgres,
} from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { findBinaries } from '#platform/server/embedded-postgres/binaries.ts'
import { ensureCluster } from '#platform/server/embedded-postgres/cluster.ts'
import { preparePlace } from '#platform/server/embedded-postgres/place.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { installJobs } from '#platform/server/jobs/jobs.ts'
import { keepFirstRows } from './first-rows.ts'

/** How to reach the run's PostgreSQL: plain data, since it is passed to the workers. */
export interface TestServer {
  host: string
  port: number
  database: string
  owner: Login
  app: Login
}

/** Folders of clusters to copy: one that has never run, and one whose database is migrated and without rows. */
export interface Clusters {
  empty: string
  migrated: string
}

interface Login {
  user: string
  password: string
}

declare module 'vitest' {
  interface ProvidedContext {
    database: TestServer
    /** The run's folder, removed when it ends. */
    folder: string
    clusters: Clusters
  }
}

/** Nothing here needs to survive a power cut. */
const fast = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'max_connections=200',
  // A test asks most things a few times on new connections: planning each time takes a third of the database's time.
  'plan_cache_mode=force_generic_plan',
].flatMap((setting) => ['-c', setting])

/** With a password that is quick to check: each file's server opens a dozen connections. */
const fresh = ['fsync=off', 'scram_iterations=1'].flatMap((setting) => ['-c', setting])

const prefix = 'haulyard-test-'

/** One PostgreSQL for the entire run, with a migrated template that `testDatabase()` copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweepCrashedRuns()
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
  project.provide('folder', folder)
  project.provide('clusters', await makeClusters(folder))
  const server = await startPostgres(folder, fast)
  await makeTemplate(server, 'template_haulyard')
  project.provide('database', describe(server))
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Creates and migrates the cluster of `folder`. @returns where its copies from before and after are. */
async function makeClusters(folder: string): Promise<Clusters> {
  const place = preparePlace(folder)
  const copyTo = (name: string) => {
    const copy = join(folder, name)
    execFileSync('cp', ['-a', place.data, copy])
    return copy
  }
  await ensureCluster({ place, binaries: findBinaries(place), options: fresh })
  const empty = copyTo('empty')
  const server = await startPostgres(folder, fast)
  await prepare(server.config)
  await server.stop()
  return { empty, migrated: copyTo('migrated') }
}

/** A migrated database to copy from. */
async function makeTemplate({ config }: DatabaseServer, name: string): Promise<void> {
  await withClient(config, (client) => client.query(`create database ${name}`))
  await prepare({ ...config, database: name })
  await withClient({ ...config, database: name }, keepFirstRows)
}

async function withClient(config: pg.PoolConfig, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client(config)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** What a server does with an empty database. */
async function prepare(config: pg.PoolConfig): Promise<void> {
  await migrate(config)
  await installJobs(config)
}

const describe = ({ config, app }: DatabaseServer): TestServer => ({
  host: String(config.host),
  port: Number(config.port),
  database: 'template_haulyard',
  owner: { user: String(config.user), password: String(config.password) },
  app: { user: String(app.user), password: String(app.password) },
})

/** A killed run could not stop its server; the folder's name tells whether the run is still alive. */
async function sweepCrashedRuns(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const run = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]
    if (run === undefined || isAlive(Number(run))) continue
    const folder = join(tmpdir(), name)
    await stopPostgres(folder)
    rmSync(folder, { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
