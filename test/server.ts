import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { serverAreas } from '#app/server/areas.ts'
import { fixedClock } from '#platform/server/clock.ts'
import { readConfig } from '#platform/server/start/config.ts'
import { openLogger } from '#platform/server/start/logger.ts'
import type { ServerArea } from '#platform/server/platform.ts'
import { type Server, buildServer } from '#platform/server/start/start.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { restoreFirstRows, watchSchema } from './first-rows.ts'

/** A Friday morning in Melbourne. */
export const testStart = '2026-11-20T06:00:00+11:00'

export interface ServerOptions {
  areas?: readonly ServerArea[]
  env?: Record<string, string>
  is_demo?: boolean
  /** A database and its data folder to start from, instead of an empty business. */
  copy_of?: { template: string; folder: string }
}

export interface HaulyardServer {
  readonly server: Server
  readonly database: TestDatabase
  readonly clock: ReturnType<typeof fixedClock>
  readonly log: string[]
}

interface Started extends HaulyardServer {
  readonly folder: string
  /** Stays open: a new connection would have to read the catalogue of each table again. */
  readonly restorer: pg.Client
  stop(): Promise<void>
}

/** Servers whose file of tests has ended, for the next ones of this process. */
const idle: Started[] = []

/** The product on an empty business, or as `options` say; other files of tests have others at the same time. */
export async function testServer(options: ServerOptions): Promise<HaulyardServer> {
  const isUsual = Object.keys(options).length === 0
  const started = (isUsual && (await takeIdle())) || (await start(options))
  afterAll(async () => {
    await started.database.closeOwners()
    if (isUsual && !started.server.app.server.listening) idle.push(started)
    else await started.stop()
  })
  return started
}

/**
 * One whose database, folder, clock and log are as new, if there is one. What it keeps in memory stays, such as who is on
 * the board.
 */
async function takeIdle(): Promise<Started | undefined> {
  const one = idle.pop()
  if (!one) return undefined
  const { folder, restorer, clock, log } = one
  // What still runs in it may be in the way: then it is of no further use.
  const isAsNew = await restoreFirstRows(restorer).catch(() => false)
  if (!isAsNew) {
    await one.stop()
    return takeIdle()
  }
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
  clock.set(testStart)
  log.length = 0
  return one
}

async function start({
  areas = serverAreas,
  env = {},
  is_demo = false,
  copy_of,
}: ServerOptions): Promise<Started> {
  let drop = async () => {}
  const database = await testDatabase({
    has_long_timeouts: true,
    until: (end) => void (drop = end),
    ...(copy_of && { template: copy_of.template }),
  })
  // In the run's folder: what is idle when the run ends goes with it.
  const folder = mkdtempSync(join(inject('folder'), 'app-'))
  if (copy_of) cpSync(copy_of.folder, folder, { recursive: true })
  const log: string[] = []
  const clock = fixedClock(testStart)
  // A copied folder has its own.
  const secret = copy_of ? {} : { HAULYARD_SECRET: randomBytes(48).toString('base64') }
  const server = await buildServer({
    config: readConfig({ HAULYARD_DATA: folder, ...secret, ...env }),
    database: { owner: database.ownerConfig, app: database.config },
    areas,
    logger: openLogger('info', { write: (line) => void log.push(line) }),
    is_demo,
    clock,
    check_answers: true,
  })
  await server.app.ready()
  const restorer = new pg.Client(database.ownerConfig)
  restorer.on('error', () => {}) // A test may end connections on purpose.
  await restorer.connect()
  await watchSchema(restorer)
  const stop = async () => {
    await server.stop()
    await restorer.end()
    await drop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { server, database, clock, log, folder, restorer, stop }
}
