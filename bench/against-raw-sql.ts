import autocannon from 'autocannon'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from '#db/schema.ts'
import type { Db } from '#platform/server/database/database.ts'
import { type Figure, median } from './report.ts'
import { startProgram } from './server.ts'

const rounds = 5
const seconds = 6

export interface Statements {
  config: pg.PoolConfig
  list: { sql: string; parameters: readonly unknown[] }[]
}

/** The exact SQL that a list runs: the rows, then the total. */
export async function statementsOf(
  config: pg.PoolConfig,
  run: (db: Db) => Promise<unknown>,
): Promise<Statements> {
  const list: Statements['list'] = []
  const pool = new pg.Pool(config)
  // The database may stop before the last connection has closed.
  pool.on('error', () => undefined)
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql, parameters } }) => void list.push({ sql, parameters }),
  })
  await run(db)
  await db.destroy()
  return { config, list }
}

/**
 * A list's throughput compared with a plain Fastify + pg route running the same SQL, ten connections each,
 * alternating.
 */
export async function againstRawSql(
  what: string,
  { url, headers }: { url: string; headers: Record<string, string> },
  statements: Statements,
): Promise<Figure[]> {
  const raw = await startProgram(
    process.execPath,
    ['bench/raw-sql-list.ts'],
    { BENCH_STATEMENTS: JSON.stringify(statements) },
    '/health',
  )
  const ours: number[] = []
  const theirs: number[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      theirs.push(await shoot(`${raw.origin}/list`, {}))
      ours.push(await shoot(url, headers))
    }
  } finally {
    await raw.stop()
  }
  return [
    { name: `${what}, bare Fastify + pg`, value: median(theirs), unit: '/s' },
    { name: 'the same through Haulyard, signed in, checked and logged', value: median(ours), unit: '/s' },
    { name: 'Haulyard of the bare route', value: median(ours) / median(theirs), unit: '×', at_least: 0.7 },
  ]
}

async function shoot(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections: 10, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} answered ${result.non2xx} refusals, ${result.errors} errors`)
  return result.requests.average
}
