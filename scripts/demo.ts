// `npm run demo [-- --size small|medium|large]`: fills an empty database with the demo company, or one of
// that size; a database that has been used is left alone.
import { parseArgs } from 'node:util'
import { databaseState } from '#app/server/database-state.ts'
import { serverAreas } from '#app/server/areas.ts'
import { fillDemo, seedFortnight } from '#db/demo/fill.ts'
import { bulkDemo } from '#db/demo/bulk-demo.ts'
import { sizeOf } from '#db/demo/sizes.ts'
import { checkDatabase } from '#platform/server/start/startup-checks.ts'
import { readConfig } from '#platform/server/start/config.ts'
import { startPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { readEnvFile } from '#platform/server/start/env-file.ts'
import { openLogger } from '#platform/server/start/logger.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { buildServer } from '#platform/server/start/start.ts'

/** Returns what was done, in words. @throws Error with a message when it failed. */
async function fill(): Promise<string> {
  readEnvFile()
  const { values } = parseArgs({ options: { size: { type: 'string' } } })
  const size = values.size === undefined ? null : sizeOf(values.size)
  const config = readConfig(process.env)
  if (config.database_url) await checkDatabase(config.database_url)
  const embedded = config.database_url ? null : await startPostgres(config.data_folder)
  try {
    const owner = embedded?.config ?? { connectionString: config.database_url ?? '' }
    const migrated = await migrate(owner)
    const app = embedded?.app ?? migrated.app
    if (!(await databaseState(app)).is_empty)
      throw new Error('This database is not empty: it was left as it is.')
    const database = { owner, app }
    const logger = openLogger(config.log_level)
    const server = await buildServer({ config, database, areas: serverAreas, logger, is_demo: true })
    try {
      await fillDemo(server.platform)
      await seedFortnight(server.platform, new AbortController().signal)
      if (size) await bulkDemo(server.platform, size)
    } finally {
      // Its jobs would poll a database that is gone for good.
      await server.stop()
    }
    return 'The demo company is in the database.'
  } finally {
    await embedded?.stop()
  }
}

try {
  console.log(await fill())
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  // What a start that failed left open would keep it alive.
  process.exit(1)
}
