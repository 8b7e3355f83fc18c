import { readConfig } from '#platform/server/start/config.ts'
import { logUnheardFailures } from '#platform/server/start/log-unheard-failures.ts'
import { openLogger } from '#platform/server/start/logger.ts'
import { run } from './run.ts'

/** Starts the server configured by an environment. @throws Error with a message for a wrong environment. */
export async function start(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const config = readConfig(env)
  const logger = openLogger(config.log_level)
  logUnheardFailures(logger)
  await run(config, logger)
}
