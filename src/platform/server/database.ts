import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from '#db/schema.ts'
import { withSettings } from './database-settings.ts'
import { databaseValues } from './database-values.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>

export interface Database {
  pool: pg.Pool
  db: Db
  close: () => Promise<void>
}

/** The same on anybody's PostgreSQL, whatever its own defaults are. */
const session = {
  timezone: 'UTC',
  datestyle: 'ISO',
  statement_timeout: '5s',
  idle_in_transaction_session_timeout: '10s',
}

const ignore = (): void => {}

/** Opens a pool on the database of `config`; connections are made when they are first needed. */
export function openDatabase(config: pg.PoolConfig, options: { max?: number } = {}): Database {
  const { types, addEnumArrays } = databaseValues()
  const settings = {
    application_name: 'haulyard',
    ...withSettings(config, session),
    types,
    max: options.max ?? 10,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // The pool waits for what this returns before it lends the connection.
    onConnect: addEnumArrays,
  }
  const pool = new pg.Pool(settings)
  // A connection that dies is told by the next query on it; as an unheard event it would end the process.
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return {
    pool,
    db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }),
    close: async () => {
      if (!pool.ending) await pool.end()
    },
  }
}
