import { readConfig } from '#platform/server/config.ts'
import { openLogger } from '#platform/server/logger.ts'
import { run } from './run.ts'

const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  process.stderr.write(
    `Node ${process.versions.node} is too old. Start with "npm start": it brings its own Node.\n`,
  )
  process.exit(1)
}

try {
  const config = readConfig(process.env)
  await run(config, openLogger(process.env['LOG_LEVEL'] ?? 'warn'))
} catch (error) {
  process.stderr.write(`Haulyard cannot start.\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
