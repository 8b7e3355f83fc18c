import { Kysely, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from '#db/schema.ts'
import { withSettings } from './database-settings.ts'
import { databaseValues } from './database-values.ts'
import { PipelinedDialect, gatherStatements } from './pipeline.ts'
import { preparingStatements } from './prepared-statements.ts'

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

/** What `config` says of how long a statement may take, locks that it waits for included. */
const patience = ({ statement_timeout }: pg.PoolConfig): { statement_timeout?: string } =>
  statement_timeout ? { statement_timeout: `${statement_timeout}ms` } : {}

const ignore = (): void => {}

/** How long a new connection may take: a caller hears within a second that the database is away. */
const connectWithin = 800
/** How long a caller waits for one of the pool's connections, which others use, unless `config` says otherwise. */
const lentWithin = 5000

/** Opens a pool on the database of `config`; connections are made when they are first needed. */
export function openDatabase(config: pg.PoolConfig, options: { max?: number } = {}): Database {
  const { types, addEnumArrays } = databaseValues()
  const settings = {
    application_name: 'haulyard',
    ...withSettings(config, { ...session, ...patience(config) }),
    types,
    max: options.max ?? 10,
    keepAlive: true,
    pipeline: true,
    // The pool waits for what this returns before it lends the connection.
    onConnect: addEnumArrays,
  }
  // The pool has one limit for making a connection and for waiting for one that others use.
  class Connection extends pg.Client {
    constructor() {
      super({ ...settings, connectionTimeoutMillis: connectWithin })
    }
  }
  const pool = new pg.Pool({ connectionTimeoutMillis: lentWithin, ...settings, Client: Connection })
  // A connection that dies is told by the next query on it; as an unheard event it would end the process.
  pool.on('error', ignore)
  const prepare = preparingStatements()
  pool.on('connect', (client) => {
    client.on('error', ignore)
    gatherStatements(client)
    prepare(client)
  })
  return {
    pool,
    db: new Kysely<DB>({ dialect: new PipelinedDialect({ pool }) }),
    close: async () => {
      if (!pool.ending) await pool.end()
    },
  }
}
