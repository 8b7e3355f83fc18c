import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Endpoints } from '#platform/contract/endpoint.ts'
import { serveApiDocs } from '../api-docs/api-docs.ts'
import { openAuthenticate } from '../sessions/authenticate.ts'
import { openWrite } from '../change/open-write.ts'
import type { Write } from '../change/change.ts'
import { type Clock, openClock } from '../clock.ts'
import type { Config } from './config.ts'
import { type Work, doing } from '../change/current-work.ts'
import { openDatabase } from '../database/database.ts'
import { openFileStore } from '../files/local-files.ts'
import { sweepFiles } from '../files/sweep-files.ts'
import { openUploadQuota } from '../files/upload-quota.ts'
import { serveHealth } from '../http/health.ts'
import { forgetOldRows } from '../jobs/forget-old-rows.ts'
import { createHttp } from '../http/app.ts'
import { closeInOrder } from '../http/close-in-order.ts'
import { openAdmission } from '../http/admission.ts'
import { openPublicLimit } from '../http/public-limit.ts'
import { registerEndpoints } from '../http/register.ts'
import { openJobs } from '../jobs/jobs.ts'
import { openLive } from '../live/live.ts'
import type { Logger } from './logger.ts'
import type { PdfOf } from '../mail/attachment.ts'
import { mailJob } from '../mail/mail.ts'
import { system } from '../sessions/viewer.ts'
import { openLiveAccess } from '../live/live-access.ts'
import { servePages } from '../http/pages.ts'
import { openPdf } from '../pdf/pdf.ts'
import type { Platform, ServerArea } from '../platform.ts'
import { openRecords } from '../change/record-registry.ts'
import { type StopStep, stopInOrder } from '../http/stop-in-order.ts'
import { openTokens } from '../sessions/token.ts'

export interface Server {
  readonly app: FastifyInstance
  readonly platform: Platform
  /**
   * Finishes running work, refuses new work, releases the database.
   * @throws Error with a message when something had to be cut short.
   */
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
  const database = openDatabase(options.database.app, { warn: (message) => logger.warn(message) })
  const { db } = database
  const clock = options.clock ?? openClock(config.clock_start ?? undefined)
  const jobs = await openJobs({ owner: options.database.owner, app: options.database.app, logger })
  const subscriptions = gathered(areas.map((area) => area.subscriptions))
  const writeAt = (at: Clock) =>
    openWrite({ db, clock: at, jobs, subscriptions, mail_leaves: config.smtp_url !== null })
  const write = writeAt(clock)
  const records = openRecords(gathered(areas.map((area) => area.records)))
  const files = openFileStore(config.data_folder)
  const pdf = openPdf({ max_pages: config.pdf_pages, warn: (message) => logger.warn(message) })
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
    imports: gathered(areas.map((area) => area.imports)),
    tokens,
    logger,
    is_demo: options.is_demo,
  }

  const constraints = Object.assign({}, ...areas.map((area) => area.constraints ?? {}))
  const admission = openAdmission()
  const app = await createHttp({ logger, trust_proxy: config.trust_proxy, constraints, admission })
  // As it leaves: a long upload began some time ago.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-server-time', clock.now().toISOString())
  })
  const lastAnswers = closeInOrder(app)
  const authenticate = openAuthenticate(db, tokens)
  const services = {
    app,
    db,
    write,
    files,
    authenticate,
    admitUpload: openUploadQuota({ db, clock, limits: config.uploads }),
    limitPublic: await openPublicLimit(app, config),
    admission,
    secret: config.secret,
    check_answers: options.check_answers ?? false,
  }
  for (const area of areas) {
    const its: Work = { share: area, kind: 'call' }
    const itsWrite: Write = (viewer, work) => doing(its, () => write(viewer, work))
    registerEndpoints(
      { ...services, write: itsWrite },
      area.endpoints,
      allDoing(its, area.handlers(platform)),
      allDoing(its, area.uploads?.(platform) ?? {}),
    )
  }
  const endpoints: Endpoints = Object.assign({}, ...areas.map((area) => area.endpoints))
  serveApiDocs(app, endpoints)
  serveHealth(app, database, jobs)
  await openLive({
    app,
    database: options.database.app,
    authenticate,
    mayReceive: openLiveAccess(endpoints),
    most: config.live_streams,
  })
  app.addHook('preClose', lastAnswers)
  const pictureHosts = async () =>
    gathered(await Promise.all(areas.map(async (area) => area.pictureHosts?.(db))))
  if (options.dist) await servePages(app, options.dist, clock, pictureHosts)
  const letterPdfs = new Map(areas.flatMap((area) => Object.entries(area.letterPdfs ?? {})))
  const pdfOf: PdfOf = async (type, id) => (await letterPdfs.get(type)?.(platform, system, id)) ?? null
  await jobs.start(
    [mailJob(config, { pdfOf }), sweepFiles, forgetOldRows, ...gathered(areas.map((area) => area.jobs))],
    platform,
  )

  return {
    app,
    platform,
    stop: async () => {
      // The current document gets a moment; an endless one does not delay the shutdown.
      const late = setTimeout(() => void pdf.stop(), 2000)
      // Fifteen seconds in all, whatever does not answer.
      const steps: StopStep[] = [
        {
          what: 'the answers under way',
          stop: async () => app.close(),
          by: 6000,
          giveUp: () => app.server.closeAllConnections(),
        },
        { what: 'the jobs', stop: () => jobs.stop(), by: 11_000 },
        { what: 'the documents', stop: () => pdf.stop(), by: 12_500 },
        { what: 'the database', stop: database.close, by: 15_000 },
      ]
      await stopInOrder(steps, logger).finally(() => clearTimeout(late))
    },
  }
}

type Doer = (call: never) => Promise<unknown>

/** The same functions, each running as part of `what`. */
const allDoing = <Doers extends Readonly<Record<string, Doer>>>(what: Work, doers: Doers): Doers =>
  Object.fromEntries(
    Object.entries(doers).map(([name, run]) => [name, (call: never) => doing(what, () => run(call))]),
  ) as Doers
