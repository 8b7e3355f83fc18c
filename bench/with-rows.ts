import pg from 'pg'
import { startPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { makeDemo } from './server.ts'

/** The demo company's database, or one that `fill` makes, with more rows, inserted by these statements. */
export async function withRows(
  env: { HAULYARD_DATA: string } & Record<string, string>,
  statements: readonly string[],
  fill: (env: Record<string, string>) => Promise<void> = makeDemo,
): Promise<void> {
  // Once without load, to migrate and to create the company with its clients and sites.
  await fill(env)
  const database = await startPostgres(env.HAULYARD_DATA)
  const owner = new pg.Client(database.config)
  await owner.connect()
  await owner.query('set statement_timeout = 0')
  for (const statement of statements) await owner.query(statement)
  await owner.query('vacuum analyze')
  await owner.end()
  await database.stop()
}
