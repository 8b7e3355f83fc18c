import { readConfig } from '#platform/server/start/config.ts'
import { openLogger } from '#platform/server/start/logger.ts'
import { run } from './run.ts'

/** Starts the server that an environment describes. @throws Error in words for a wrong environment. */
export async function start(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const config = readConfig(env)
  await run(config, openLogger(config.log_level))
}
