// `npm run demo [-- --size small|medium|large]`: fills an empty database with the demo company, or with one of that size;
// a database that anybody has worked in is left alone.
import { parseArgs } from 'node:util'
import { inhabitants } from '#app/server/inhabitants.ts'
import { serverAreas } from '#app/server/areas.ts'
import { fillDemo, tellFortnight } from '#db/demo/fill.ts'
import { growDemo, sizeOf } from '#db/demo/sizes.ts'
import { readConfig } from '#platform/server/config.ts'
import { startPostgres } from '#platform/server/embedded-postgres.ts'
import { openLogger } from '#platform/server/logger.ts'
import { migrate } from '#platform/server/migrate.ts'
import { buildServer } from '#platform/server/start.ts'

const { values } = parseArgs({ options: { size: { type: 'string' } } })
const size = values.size === undefined ? null : sizeOf(values.size)
const config = readConfig(process.env)
const embedded = config.database_url ? null : await startPostgres(config.data_folder)
try {
  const owner = embedded?.config ?? { connectionString: config.database_url ?? '' }
  const migrated = await migrate(owner)
  const app = embedded?.app ?? migrated.app
  if ((await inhabitants(app)).is_empty) {
    const logger = openLogger('warn')
    const server = await buildServer({
      config,
      database: { owner, app },
      areas: serverAreas,
      logger,
      is_demo: true,
    })
    await fillDemo(server.platform)
    await tellFortnight(server.platform, new AbortController().signal)
    if (size) await growDemo(server.platform, size)
    await server.stop()
    console.log('The demo company is in the database.')
  } else {
    console.error('This database is not empty: it was left as it is.')
    process.exitCode = 1
  }
} finally {
  await embedded?.stop()
}
