import { Kysely, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from '#db/schema.ts'
import { socketOf } from './client-socket.ts'
import { withSettings } from './database-settings.ts'
import { databaseValues } from './database-values.ts'
import { openConnectionShares } from './connection-shares.ts'
import { databaseTimeouts } from './database-timeouts.ts'
import { PooledDialect } from './pooled-dialect.ts'
import { gatherStatements } from './pipeline.ts'
import { preparingStatements } from './prepared-statements.ts'
import { openHeartbeat } from '../live/heartbeat.ts'
import { watchStatements } from './watch-statements.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>

export interface Database {
  pool: pg.Pool
  db: Db
  /** Whether the database answers, within a second. */
  answers: () => Promise<boolean>
  close: () => Promise<void>
}

const ignore = (): void => {}

/** How long opening a connection may take: callers learn within a second that the database is unavailable. */
const connectWithin = 800
/** How long a caller waits for a busy connection, unless `config` sets it. */
const lentWithin = 5000
/** How many of one share may wait for a connection; waiting is cheap, being refused and retrying is not. */
const queue = 600

interface Options {
  /** The pool size; one share uses at most three in five at a time. */
  max?: number
  /** Called when the database goes silent, and when it is back. */
  warn?: (message: string) => void
}

/** Opens a pool on the database of `config`; connections are opened on demand. */
export function openDatabase(config: pg.PoolConfig, { max = 10, warn = ignore }: Options = {}): Database {
  const { types, addEnumArrays } = databaseValues()
  const timeouts = databaseTimeouts(config.statement_timeout || undefined)
  /** The same on any PostgreSQL, whatever its defaults are. */
  const session = {
    timezone: 'UTC',
    datestyle: 'ISO',
    statement_timeout: String(timeouts.call.statement),
    lock_timeout: String(timeouts.call.lock),
    idle_in_transaction_session_timeout: '10s',
  }
  const settings = {
    application_name: 'haulyard',
    ...withSettings(config, session),
    types,
    keepAlive: true,
    // The pool awaits this before it hands out the connection.
    onConnect: addEnumArrays,
  }
  const clients = new Set<pg.Client>()
  const heartbeat = openHeartbeat({
    newClient: () => new pg.Client({ ...settings, application_name: 'haulyard pulse' }),
    onAway: () => {
      for (const client of clients) socketOf(client).destroy()
      warn('The database is not responding.')
    },
    onBack: () => warn('The database answers again.'),
  })
  class Connection extends pg.Client {
    constructor() {
      super({ ...settings, pipeline: true, connectionTimeoutMillis: connectWithin })
      watchStatements(this, timeouts, heartbeat)
      clients.add(this)
      this.once('end', () => clients.delete(this))
    }
  }
  const wait = config.connectionTimeoutMillis || lentWithin
  const pool = new pg.Pool({
    ...settings,
    max,
    connectionTimeoutMillis: wait,
    Client: Connection,
  })
  // A dead connection fails its next query; as an unhandled event it would end the process.
  pool.on('error', ignore)
  const prepare = preparingStatements()
  pool.on('connect', (client) => {
    client.on('error', ignore)
    gatherStatements(client)
    prepare(client)
  })
  // One is reserved for work that already holds one: if such work had to wait for each other, it would
  // deadlock.
  const shares = openConnectionShares({ most: max - 1, each: Math.ceil(max * 0.6), queue, wait })
  return {
    pool,
    db: new Kysely<DB>({ dialect: new PooledDialect({ pool, shares, heartbeat, timeouts }) }),
    answers: () => heartbeat.beat(),
    close: async () => {
      // An unresponsive one would never confirm a clean close.
      await heartbeat.beat()
      await heartbeat.stop()
      if (!pool.ending) await pool.end()
    },
  }
}
