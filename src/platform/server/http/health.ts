import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { pendingMigrations } from '../database/migrate.ts'

/** How long a result is reused, in milliseconds. */
const kept = 500

/**
 * `live`: the process answers. `ready` (also `/api/health`): database, migrations and queue are in order,
 * answered within a second. Anyone may ask as often as they like: the checks run at most twice a second in
 * total.
 */
export function serveHealth(
  app: FastifyInstance,
  { db, answers }: Pick<Database, 'db' | 'answers'>,
  jobs: Pick<Jobs, 'healthy'>,
): void {
  // Applied migrations stay applied.
  let isMigrated = false
  const migrated = async () => (isMigrated ||= (await pendingMigrations(db)).length === 0)
  const no = () => false
  const look = async () => {
    const [database, queue] = await Promise.all([answers(), jobs.healthy().catch(no)])
    return { database, migrations: database && (await migrated().catch(no)), queue }
  }
  let last: ReturnType<typeof look> | undefined
  const ready = () => {
    last ??= look().finally(() => setTimeout(() => (last = undefined), kept).unref())
    return last
  }
  app.get('/api/health/live', { logLevel: 'warn' }, async () => ({ success: true, message: 'OK', data: {} }))
  for (const path of ['/api/health', '/api/health/ready']) {
    app.get(path, { logLevel: 'warn' }, async (_request, reply) => {
      const data = await ready()
      const success = data.database && data.migrations && data.queue
      if (!success) reply.code(503).header('retry-after', 1)
      return { success, message: success ? 'OK' : 'Haulyard is not ready.', data }
    })
  }
}
