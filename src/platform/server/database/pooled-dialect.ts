import { CompiledQuery, PostgresDialect, PostgresDriver } from 'kysely'
import type pg from 'pg'
import { currentWork, doingForAll } from '../change/current-work.ts'
import type { ConnectionShares } from './connection-shares.ts'
import {
  type DatabaseTimeouts,
  readOnly,
  writableAgain,
  settingsOf,
  usualSettings,
} from './database-timeouts.ts'
import type { Heartbeat } from '../live/heartbeat.ts'
import { unavailable } from './unavailable.ts'

interface Options {
  pool: pg.Pool
  shares: ConnectionShares
  heartbeat: Heartbeat
  timeouts: DatabaseTimeouts
}

/** PostgreSQL with each connection borrowed for a share of the work, with the timeouts for its kind. */
export class PooledDialect extends PostgresDialect {
  readonly #options: Options

  constructor(options: Options) {
    super({ pool: options.pool })
    this.#options = options
  }

  override createDriver(): PostgresDriver {
    return new PooledDriver(this.#options)
  }
}

type Connection = Parameters<PostgresDriver['releaseConnection']>[0]

const ignore = (): void => {}
/**
 * Sent without awaiting: whatever is issued next comes after it. If it fails, the connection is dropped (see
 * `watchStatements`).
 */
function send(connection: Connection, sql: string): Promise<unknown> {
  const sent = doingForAll(() => connection.executeQuery(CompiledQuery.raw(sql)))
  sent.catch(ignore)
  return sent
}

interface Hold {
  readonly release: () => void
  /** Undoes its own settings. */
  readonly resets: string[]
  begun?: Promise<unknown>
}

class PooledDriver extends PostgresDriver {
  readonly #options: Options
  readonly #loans = new WeakMap<Connection, Hold>()

  constructor(options: Options) {
    super({ pool: options.pool })
    this.#options = options
  }

  override async acquireConnection(): Promise<Connection> {
    const { shares, heartbeat, timeouts } = this.#options
    const { share, kind, isInChange } = currentWork()
    if (heartbeat.isAway()) throw unavailable()
    const release = isInChange ? ignore : await shares.acquire(share)
    try {
      if (heartbeat.isAway()) throw unavailable()
      const connection = (await super.acquireConnection()) as Connection
      const settings = settingsOf(timeouts, kind)
      if (settings) void send(connection, settings)
      this.#loans.set(connection, { release, resets: settings ? [usualSettings] : [] })
      return connection
    } catch (error) {
      release()
      void heartbeat.beat()
      throw unavailable(error)
    }
  }

  /**
   * Begins without awaiting: the first statement follows right behind. Until then the connection is read-only
   * outside the transaction, so that nothing is written if it could not begin.
   */
  override beginTransaction(connection: Connection): Promise<void> {
    const { lock_in_change } = this.#options.timeouts[currentWork().kind]
    // Sent separately: what goes in one message with `begin` is rolled back with the transaction.
    void send(connection, readOnly)
    const begun = send(connection, `begin read write; set local lock_timeout = ${lock_in_change}`)
    const hold = this.#loans.get(connection)
    if (hold) {
      hold.begun = begun
      hold.resets.push(writableAgain)
    }
    return Promise.resolve()
  }

  /** @throws unavailable when no transaction had begun: there is nothing to commit. */
  override async commitTransaction(connection: Connection): Promise<void> {
    const begun = this.#loans.get(connection)?.begun
    const committed = super.commitTransaction(connection)
    committed.catch(ignore)
    await begun?.catch((cause: unknown) => Promise.reject(unavailable(cause)))
    await committed
  }

  /** On a lost connection there is nothing to roll back, and the caller should learn why it was lost. */
  override async rollbackTransaction(connection: Connection): Promise<void> {
    await doingForAll(() => super.rollbackTransaction(connection)).catch(ignore)
  }

  override async releaseConnection(connection: Connection): Promise<void> {
    const hold = this.#loans.get(connection)
    if (hold && hold.resets.length > 0) void send(connection, hold.resets.join('; '))
    await super.releaseConnection(connection)
    hold?.release()
  }
}
