import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { serveApiDocs } from './api-docs.ts'
import { openAuthenticate } from './authenticate.ts'
import { openWrite } from './open-write.ts'
import { type Clock, openClock } from './clock.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database.ts'
import { openFileStore } from './files/local-files.ts'
import { sweepFiles } from './files/sweep-files.ts'
import { serveHealth } from './health.ts'
import { createHttp } from './http/app.ts'
import { registerEndpoints } from './http/register.ts'
import { openJobs } from './jobs.ts'
import { openLive } from './live.ts'
import type { Logger } from './logger.ts'
import { mailJob } from './mail.ts'
import { servePages } from './pages.ts'
import { openPdf } from './pdf/pdf.ts'
import type { Platform, ServerArea } from './platform.ts'
import { openRecords } from './record-registry.ts'
import { openTokens } from './token.ts'

export interface Server {
  readonly app: FastifyInstance
  readonly platform: Platform
  /** Finishes what runs, refuses what is new, lets go of the database. */
  stop(): Promise<void>
}

interface Options {
  config: Config
  /** The migrated database: as the owner (for the queue's own tables) and as the application. */
  database: { owner: pg.PoolConfig; app: pg.PoolConfig }
  areas: readonly ServerArea[]
  logger: Logger
  is_demo: boolean
  clock?: Clock
  check_answers?: boolean
  /** The built browser application. */
  dist?: URL
}

const gathered = <T>(lists: readonly (readonly T[] | undefined)[]): T[] => lists.flatMap((list) => list ?? [])

/** Builds the server on a migrated database; it does not listen yet. */
export async function buildServer(options: Options): Promise<Server> {
  const { config, areas, logger } = options
  const database = openDatabase(options.database.app)
  const { db } = database
  const clock = options.clock ?? openClock(config.clock_start ?? undefined)
  const jobs = await openJobs({ owner: options.database.owner, app: options.database.app, logger })
  const subscriptions = gathered(areas.map((area) => area.subscriptions))
  const writeAt = (at: Clock) => openWrite({ db, clock: at, jobs, subscriptions })
  const write = writeAt(clock)
  const records = openRecords(gathered(areas.map((area) => area.records)))
  const files = openFileStore(config.data_folder)
  const pdf = openPdf()
  const tokens = openTokens(config.secret)
  const platform: Platform = {
    config,
    clock,
    db,
    write,
    writeAt,
    files,
    pdf,
    jobs,
    records,
    tokens,
    logger,
    is_demo: options.is_demo,
  }

  const constraints = Object.assign({}, ...areas.map((area) => area.constraints ?? {}))
  const app = await createHttp({ logger, trust_proxy: config.trust_proxy, constraints })
  const authenticate = openAuthenticate(db, tokens)
  const ground = { app, db, write, files, authenticate, check_answers: options.check_answers ?? false }
  for (const area of areas) registerEndpoints(ground, area.endpoints, area.handlers(platform))
  serveApiDocs(app, Object.assign({}, ...areas.map((area) => area.endpoints)))
  serveHealth(app, db, jobs)
  await openLive(app, options.database.app, authenticate)
  if (options.dist) await servePages(app, options.dist)
  await jobs.start([mailJob(config), sweepFiles, ...gathered(areas.map((area) => area.jobs))], platform)

  return {
    app,
    platform,
    stop: async () => {
      await app.close()
      await jobs.stop()
      await pdf.stop()
      await database.close()
    },
  }
}
