import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type ConstructorOptions, fromKysely, PgBoss } from 'pg-boss'
import { grantTables } from '../database/app-role.ts'
import { type Work, doing } from '../change/current-work.ts'
import type { Tx } from '../database/database.ts'
import { withTimeout } from '../database/with-timeout.ts'
import type { Logger } from '../start/logger.ts'

/** A kind of background work, by its name and the data it needs. `data` is for the types only. */
export interface JobKind<Data extends object> {
  readonly name: string
  readonly data?: Data
}
export const jobKind = <Data extends object>(name: string): JobKind<Data> => ({ name })

/** How often a failing job is tried again, and how long after: the pause doubles from `delay_seconds` to the most. */
export interface Retry {
  readonly limit: number
  readonly delay_seconds: number
  readonly max_delay_seconds: number
}

interface JobOptions {
  /** Runs by itself at these times in Melbourne, once for all servers together: `30 2 * * *`. */
  readonly cron?: string
  readonly retry?: Retry
  /** Lets go of what the job keeps open between runs. */
  readonly close?: () => void
}

/** What a server does about one kind of job, given what `Platform` it works with. */
export interface JobDefinition<Platform> extends JobOptions {
  readonly kind: JobKind<object>
  readonly run: (data: never, platform: Platform) => Promise<void>
}

/**
 * What to do when a job of this kind is due. After a crash it runs again from the start, so `run` must be safe to
 * run twice. When it throws it is tried again, and at last kept as failed.
 */
export const job = <Data extends object, Platform>(
  kind: JobKind<Data>,
  run: (data: Data, platform: Platform) => Promise<void>,
  options: JobOptions = {},
): JobDefinition<Platform> => ({ kind, run, ...options })

/** Background work that lives in the database and is shared by every server on it. */
export interface Jobs {
  /** Sends a job that exists only if the transaction is kept; a server begins it within a second. */
  send<Data extends object>(tx: Tx, kind: JobKind<Data>, data: Data): Promise<void>
  /** Begins to work. Kinds that were never defined on this database cannot be sent. */
  start<Platform>(definitions: readonly JobDefinition<Platform>[], platform: Platform): Promise<void>
  /** Takes no new job and lets the running ones finish; one that takes longer than three seconds will be run again. */
  stop(): Promise<void>
  /** Whether the queue answers and is of the version that this server knows. */
  healthy(): Promise<boolean>
}

const schema = 'pgboss'
const minute = 60
const day = 24 * 60 * minute
const usualRetry: Retry = { limit: 6, delay_seconds: 5, max_delay_seconds: 60 * minute }

const stopWithin = 3000

/** After so many seconds without a sign of life from the server that runs a job it was killed: any server runs it again. */
const aliveWithin = minute

const jobsTogether: Work = { share: {}, kind: 'job' }

/** How long a statement of the queue itself may take: it is short, and one without an answer is on a dead connection. */
const queueStatement = 10_000

interface Options {
  /** Who owns the database: makes and migrates the queue's tables. */
  owner: pg.PoolConfig
  /** The application's role, which works with them. */
  app: pg.PoolConfig
  logger: Logger
  /**
   * New jobs are announced by PostgreSQL. Asking every so often finds retries that have become due, and what was missed
   * while not listening.
   */
  ask_seconds?: number
}

const connection = (config: pg.PoolConfig): ConstructorOptions => ({
  ...(config as ConstructorOptions),
  schema,
  max: 2,
})

/** Makes the queue's tables or brings them to the version of the library; servers that start at once wait for one another. */
export async function installJobs(owner: pg.PoolConfig): Promise<void> {
  const client = new pg.Client({ application_name: 'haulyard migrate', ...owner })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(7412)') // The same as for migrations; let go with the connection.
    const boss = new PgBoss({ ...connection(owner), supervise: false, schedule: false })
    boss.on('error', () => {}) // What matters is thrown by start.
    await boss.start()
    await boss.stop({ graceful: false })
    await grantTables(client, schema)
  } finally {
    await client.end()
  }
}

/** Installs the queue and connects to it; jobs can be sent once `start` has named the kinds. */
export async function openJobs({ owner, app, logger, ask_seconds = 5 }: Options): Promise<Jobs> {
  await installJobs(owner)
  const boss = new PgBoss({
    ...connection({ ...app, query_timeout: queueStatement }),
    application_name: 'haulyard jobs',
    connectionTimeoutMillis: 3000,
    migrate: false,
    useListenNotify: true,
    // The tables are the owner's: the application may neither rebuild their indexes nor look after vacuuming.
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

/** Writes down in the database how this kind is queued, retried and timed. */
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
      // Announcements of jobs sent together arrive as one, so look for the next at once.
      boss.notifyWorker(worker)
    }
  })
}
