import type { Logger } from './logger.ts'

/**
 * Logs a promise that fails while nobody waits for it, and goes on: Node would end the process, and with it everyone
 * else's work, for a bug in one call. Changes are transactions, so that none is left half done.
 */
export function logUnheardFailures(logger: Pick<Logger, 'error'>): void {
  process.on('unhandledRejection', (err) => logger.error({ err }, 'failed while nobody waited'))
}
