import { CompiledQuery, PostgresDialect, PostgresDriver } from 'kysely'
import type pg from 'pg'
import { currentWork, doingForAll } from './current-work.ts'
import type { Lending } from './lending.ts'
import { type Patience, readOnly, readOnlyNoMore, settingsOf, usualSettings } from './patience.ts'
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
 * Nobody waits for the answer: whatever is asked next comes after it. Should it fail, the connection is lost (see
 * `watchStatements`).
 */
function tell(connection: Connection, sql: string): Promise<unknown> {
  const told = doingForAll(() => connection.executeQuery(CompiledQuery.raw(sql)))
  told.catch(ignore)
  return told
}

interface Loan {
  readonly giveBack: () => void
  /** What takes its own settings back. */
  readonly resets: string[]
  begun?: Promise<unknown>
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
      if (settings) void tell(connection, settings)
      this.#loans.set(connection, { giveBack, resets: settings ? [usualSettings] : [] })
      return connection
    } catch (error) {
      giveBack()
      void pulse.beat()
      throw unavailable(error)
    }
  }

  /**
   * Begins without waiting for the answer: the first statement goes out right behind. Outside of the transaction the
   * connection is read only meanwhile, so that where nothing could begin nothing is written either.
   */
  override beginTransaction(connection: Connection): Promise<void> {
    const { lock_in_change } = this.#ground.patience[currentWork().kind]
    // By itself: what comes with the beginning in one message is taken back with the transaction.
    void tell(connection, readOnly)
    const begun = tell(connection, `begin read write; set local lock_timeout = ${lock_in_change}`)
    const loan = this.#loans.get(connection)
    if (loan) {
      loan.begun = begun
      loan.resets.push(readOnlyNoMore)
    }
    return Promise.resolve()
  }

  /** @throws unavailable where nothing had begun: there is nothing that could be kept. */
  override async commitTransaction(connection: Connection): Promise<void> {
    const begun = this.#loans.get(connection)?.begun
    const committed = super.commitTransaction(connection)
    committed.catch(ignore)
    await begun?.catch((cause: unknown) => Promise.reject(unavailable(cause)))
    await committed
  }

  /** On a lost connection there is nothing to take back, and what the caller must hear is why it was lost. */
  override async rollbackTransaction(connection: Connection): Promise<void> {
    await super.rollbackTransaction(connection).catch(ignore)
  }

  override async releaseConnection(connection: Connection): Promise<void> {
    const loan = this.#loans.get(connection)
    if (loan && loan.resets.length > 0) void tell(connection, loan.resets.join('; '))
    await super.releaseConnection(connection)
    loan?.giveBack()
  }
}
