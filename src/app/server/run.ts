import type pg from 'pg'
import { checkAddress, checkDatabase } from '#platform/server/start/startup-checks.ts'
import type { Config } from '#platform/server/start/config.ts'
import { type DatabaseServer, startPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import type { Logger } from '#platform/server/start/logger.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type Server, buildServer } from '#platform/server/start/start.ts'
import { serverAreas } from './areas.ts'
import { type Found, demoIsComplete, greeting } from './greeting.ts'
import { databaseState } from './database-state.ts'

/** A real business never loads the demo seeding code, and the first answer does not wait for it. */
const demo = () => import('#db/demo/fill.ts')

const dist = new URL('../../../dist/', import.meta.url)

/** The listen backlog: a client turned away retries only a second later. The system may cap it. */
const waitingConnections = 4096

/**
 * Starts everything, prints the address, and stops in order on SIGTERM or SIGINT.
 * @throws Error with a message when it cannot listen, or use the database, as configured.
 */
export async function run(config: Config, logger: Logger): Promise<void> {
  await checkAddress(config)
  if (config.database_url) await checkDatabase(config.database_url)
  const embedded = config.database_url ? null : await startPostgres(config.data_folder)
  let server: Server | undefined
  const leaving = new AbortController()
  let seeding: Promise<void> | undefined
  const stop = async () => {
    leaving.abort()
    await seeding
    try {
      await server?.stop()
    } finally {
      await embedded?.stop()
    }
  }
  stopOnSignals(stop)
  try {
    const { owner, app, message } = await openMigrated(config, embedded)
    if (message) logger.warn(message)
    const { is_empty, has_demo } = await databaseState(app)
    const fill = is_empty && (config.demo ?? embedded !== null)
    // Everyone knows the demo's password: it must not work where others can reach it, unless explicitly
    // allowed.
    const is_demo = (fill || has_demo) && (config.demo ?? config.is_loopback)
    const database = { owner, app }
    server = await buildServer({ config, database, areas: serverAreas, logger, is_demo, dist })
    if (fill) await (await demo()).fillDemo(server.platform)
    await server.app.listen({ port: config.port, host: config.host, backlog: waitingConnections })
    const found = whoIsThere({ is_empty: is_empty && !fill, has_demo: has_demo || fill, is_demo })
    process.stdout.write(greeting(config, portOf(server), found))
    // The demo company's past and coming days are seeded while people look around.
    if (has_demo || fill) seeding = seedDemo(server.platform, leaving.signal, logger)
  } catch (error) {
    await stop()
    throw error
  }
}

async function seedDemo(platform: Platform, signal: AbortSignal, logger: Logger): Promise<void> {
  try {
    const { seedFortnight } = await demo()
    if (await seedFortnight(platform, signal)) process.stdout.write(demoIsComplete)
  } catch (error) {
    logger.error({ err: error }, 'The demo company is incomplete.')
  }
}

function whoIsThere({
  is_empty,
  has_demo,
  is_demo,
}: Record<'is_empty' | 'has_demo' | 'is_demo', boolean>): Found {
  if (is_empty) return 'nobody'
  if (!has_demo) return 'business'
  return is_demo ? 'demo' : 'closed_demo'
}

/** The actual port: the system chose it when PORT is 0. */
function portOf({ app }: Server): number {
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function openMigrated(
  config: Config,
  embedded: DatabaseServer | null,
): Promise<{ owner: pg.PoolConfig; app: pg.PoolConfig; message: string | null }> {
  const owner = embedded?.config ?? { connectionString: config.database_url ?? '' }
  const migrated = await migrate(owner)
  return { owner, app: embedded?.app ?? migrated.app, message: migrated.message }
}

/** The first signal stops in order; a second one stops immediately. */
function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false
  const onSignal = () => {
    if (stopping) process.exit(1)
    stopping = true
    void stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
