import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import type { Jobs } from './jobs.ts'
import { pendingMigrations } from './migrate.ts'

/** `live`: the process answers. `ready` (also `/api/health`): database, migrations and queue are as they should be. */
export function serveHealth(app: FastifyInstance, db: Db, jobs: Pick<Jobs, 'healthy'>): void {
  const ready = async () => {
    const database = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    const migrations =
      database &&
      (await pendingMigrations(db).then(
        (names) => names.length === 0,
        () => false,
      ))
    const queue = database && (await jobs.healthy().catch(() => false))
    return { database, migrations, queue }
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
