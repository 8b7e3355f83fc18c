import { CompiledQuery, PostgresDialect, PostgresDriver } from 'kysely'
import type pg from 'pg'
import { currentWork, doing } from './current-work.ts'
import type { Lending } from './lending.ts'
import { type Patience, settingsOf, usualSettings } from './patience.ts'
import type { Pulse } from './pulse.ts'
import { unavailable } from './unavailable.ts'

interface Ground {
  pool: pg.Pool
  lending: Lending
  pulse: Pulse
  patience: Patience
}

/** PostgreSQL, each of whose connections is borrowed for a share of the work, and has the patience of its kind. */
export class PatientDialect extends PostgresDialect {
  readonly #ground: Ground

  constructor(ground: Ground) {
    super({ pool: ground.pool })
    this.#ground = ground
  }

  override createDriver(): PostgresDriver {
    return new PatientDriver(this.#ground)
  }
}

type Connection = Parameters<PostgresDriver['releaseConnection']>[0]

const ignore = (): void => {}
/**
 * Nobody waits for the answer: whatever is asked next comes after it. So it is not cancelled either when the caller has
 * gone, or the cancelling would be meant for that.
 */
const tell = (connection: Connection, sql: string): void =>
  void doing({ ...currentWork(), gone: undefined }, () =>
    connection.executeQuery(CompiledQuery.raw(sql)),
  ).catch(ignore)

interface Loan {
  readonly giveBack: () => void
  /** Whether it has settings of its own. */
  readonly isSet: boolean
}

class PatientDriver extends PostgresDriver {
  readonly #ground: Ground
  readonly #loans = new WeakMap<Connection, Loan>()

  constructor(ground: Ground) {
    super({ pool: ground.pool })
    this.#ground = ground
  }

  override async acquireConnection(): Promise<Connection> {
    const { lending, pulse, patience } = this.#ground
    const { share, kind, isInChange } = currentWork()
    if (pulse.isAway()) throw unavailable()
    const giveBack = isInChange ? ignore : await lending.borrow(share)
    try {
      if (pulse.isAway()) throw unavailable()
      const connection = (await super.acquireConnection()) as Connection
      const settings = settingsOf(patience, kind)
      if (settings) tell(connection, settings)
      this.#loans.set(connection, { giveBack, isSet: settings !== undefined })
      return connection
    } catch (error) {
      giveBack()
      void pulse.beat()
      throw unavailable(error)
    }
  }

  /**
   * Begins without waiting for the answer: the first statement goes out right behind. Where nothing could begin, the
   * connection is gone and that statement fails too.
   */
  override beginTransaction(connection: Connection): Promise<void> {
    const { lock_in_change } = this.#ground.patience[currentWork().kind]
    tell(connection, `begin; set local lock_timeout = ${lock_in_change}`)
    return Promise.resolve()
  }

  /** On a lost connection there is nothing to take back, and what the caller must hear is why it was lost. */
  override async rollbackTransaction(connection: Connection): Promise<void> {
    await super.rollbackTransaction(connection).catch(ignore)
  }

  override async releaseConnection(connection: Connection): Promise<void> {
    const loan = this.#loans.get(connection)
    if (loan?.isSet) tell(connection, usualSettings)
    await super.releaseConnection(connection)
    loan?.giveBack()
  }
}
