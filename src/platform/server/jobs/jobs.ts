import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type ConstructorOptions, fromKysely, PgBoss } from 'pg-boss'
import { grantTables } from '../database/app-role.ts'
import { type Work, doing } from '../change/current-work.ts'
import type { Tx } from '../database/database.ts'
import { withTimeout } from '../database/with-timeout.ts'
import type { Logger } from '../start/logger.ts'

/** A kind of background job, by its name and the data it needs. `data` is for the types only. */
export interface JobKind<Data extends object> {
  readonly name: string
  readonly data?: Data
}
export const jobKind = <Data extends object>(name: string): JobKind<Data> => ({ name })

/** How often a failing job is retried, and when: the delay doubles from `delay_seconds` up to the maximum. */
export interface Retry {
  readonly limit: number
  readonly delay_seconds: number
  readonly max_delay_seconds: number
}

interface JobOptions {
  /** Runs on this cron schedule in Melbourne time, once for all servers together: `30 2 * * *`. */
  readonly cron?: string
  readonly retry?: Retry
  /** Closes what the job keeps open between runs. */
  readonly close?: () => void
}

/** How a server handles one kind of job, given its `Platform`. */
export interface JobDefinition<Platform> extends JobOptions {
  readonly kind: JobKind<object>
  readonly run: (data: never, platform: Platform) => Promise<void>
}

/**
 * The handler of a kind of job. After a crash it runs again from the start, so `run` must be safe to repeat.
 * When it throws it is retried, and finally kept as failed.
 */
export const job = <Data extends object, Platform>(
  kind: JobKind<Data>,
  run: (data: Data, platform: Platform) => Promise<void>,
  options: JobOptions = {},
): JobDefinition<Platform> => ({ kind, run, ...options })

/** Background jobs, stored in the database and shared by every server on it. */
export interface Jobs {
  /** Sends a job that exists only if the transaction commits; a server starts it within a second. */
  send<Data extends object>(tx: Tx, kind: JobKind<Data>, data: Data): Promise<void>
  /** Starts working. Kinds never defined on this database cannot be sent. */
  start<Platform>(definitions: readonly JobDefinition<Platform>[], platform: Platform): Promise<void>
  /** Takes no new jobs and lets running ones finish; any that take longer than three seconds will run again. */
  stop(): Promise<void>
  /** Whether the queue answers and has the version this server expects. */
  healthy(): Promise<boolean>
}

const schema = 'pgboss'
const minute = 60
const day = 24 * 60 * minute
const usualRetry: Retry = { limit: 6, delay_seconds: 5, max_delay_seconds: 60 * minute }

const stopWithin = 3000

/**
 * After so many seconds without a heartbeat the job's server is taken to be dead, and any server runs the job
 * again.
 */
const aliveWithin = minute

const jobsTogether: Work = { share: {}, kind: 'job' }

/** Timeout for the queue's own statements: they are short, and one without an answer is on a dead connection. */
const queueStatement = 10_000

interface Options {
  /** The database owner: creates and migrates the queue's tables. */
  owner: pg.PoolConfig
  /** The application's role, which uses them. */
  app: pg.PoolConfig
  logger: Logger
  /** PostgreSQL announces new jobs. Polling finds due retries, and whatever was missed while not listening. */
  ask_seconds?: number
}

const connection = (config: pg.PoolConfig): ConstructorOptions => ({
  ...(config as ConstructorOptions),
  schema,
  max: 2,
})

/**
 * Creates the queue's tables or migrates them to the library's version; servers that start at once wait for
 * one another.
 */
export async function installJobs(owner: pg.PoolConfig): Promise<void> {
  const client = new pg.Client({ application_name: 'haulyard migrate', ...owner })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(7412)') // As for migrations; released with the connection.
    const boss = new PgBoss({ ...connection(owner), supervise: false, schedule: false })
    boss.on('error', () => {}) // What matters is thrown by start.
    await boss.start()
    await boss.stop({ graceful: false })
    await grantTables(client, schema)
  } finally {
    await client.end()
  }
}

/** Installs the queue and connects to it; jobs can be sent once `start` has registered the kinds. */
export async function openJobs({ owner, app, logger, ask_seconds = 5 }: Options): Promise<Jobs> {
  await installJobs(owner)
  const boss = new PgBoss({
    ...connection({ ...app, query_timeout: queueStatement }),
    application_name: 'haulyard jobs',
    connectionTimeoutMillis: 3000,
    migrate: false,
    useListenNotify: true,
    // The owner owns the tables: the application can neither rebuild their indexes nor manage vacuuming.
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', (err) => logger.warn({ err }, 'job queue'))
  boss.on('warning', ({ message }) => logger.warn({ reason: message }, 'job queue'))
  await boss.start()
  let running: readonly JobDefinition<never>[] = []

  return {
    async send(tx, kind, data) {
      await boss.send(kind.name, data, { db: fromKysely(tx) })
    },
    async start(definitions, platform) {
      running = definitions
      const known = new Set((await boss.getQueues()).map((queue) => queue.name))
      for (const definition of definitions) {
        await prepare(boss, definition, known.has(definition.kind.name))
        await work(boss, definition, platform, { logger, ask_seconds })
      }
    },
    async stop() {
      const finished = Promise.all(running.map(({ kind }) => boss.offWork(kind.name)))
      await Promise.race([finished, sleep(stopWithin, undefined, { ref: false })])
      await boss.stop({ graceful: false })
      for (const { close } of running) close?.()
    },
    async healthy() {
      const answered = boss.schemaVersion().then(
        (version) => version !== null,
        () => false,
      )
      return withTimeout(answered, 800, false)
    },
  }
}

/** Registers in the database how this kind is queued, retried and scheduled. */
async function prepare(
  boss: PgBoss,
  { kind, cron, retry = usualRetry }: JobDefinition<never>,
  isKnown: boolean,
): Promise<void> {
  const queue = {
    notify: true,
    retryLimit: retry.limit,
    retryDelay: retry.delay_seconds,
    retryBackoff: true,
    retryDelayMax: retry.max_delay_seconds,
    expireInSeconds: 15 * minute,
    heartbeatSeconds: aliveWithin,
    deleteAfterSeconds: 14 * day,
  }
  await (isKnown ? boss.updateQueue(kind.name, queue) : boss.createQueue(kind.name, queue))
  await (cron
    ? boss.schedule(kind.name, cron, {}, { tz: 'Australia/Melbourne' })
    : boss.unschedule(kind.name))
}

async function work<Platform>(
  boss: PgBoss,
  { kind, run }: JobDefinition<Platform>,
  platform: Platform,
  { logger, ask_seconds }: { logger: Logger; ask_seconds: number },
): Promise<void> {
  const asking = {
    pollingIntervalSeconds: Math.min(1, ask_seconds),
    notifyPollingIntervalSeconds: ask_seconds,
  }
  const worker: string = await boss.work<never>(kind.name, asking, async ([one]) => {
    if (!one) return
    try {
      await doing(jobsTogether, () => run(one.data, platform))
    } catch (err) {
      logger.error({ err, job: kind.name, job_id: one.id, attempt: one.retryCount + 1 }, 'job failed')
      throw err
    } finally {
      // Jobs sent together are announced once, so look for the next one immediately.
      boss.notifyWorker(worker)
    }
  })
}
