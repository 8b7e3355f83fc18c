import { type CompiledQuery, type DatabaseConnection, PostgresDialect, Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type pg from 'pg'
import { socketOf } from './client-socket.ts'

/** A change cannot begin another transaction: its own connection is all it has. */
const none = new PostgresDialect({
  pool: () => Promise.reject(new Error('There is one transaction in a change.')),
})
const noOther = { config: { dialect: none }, dialect: none, driver: none.createDriver() }

/**
 * The same transaction, with statements sent as they are issued, each without waiting for the one before: the
 * database runs them in that order, and refuses the rest after one fails. Independent statements are issued
 * together (`Promise.all`) and cost one round trip.
 */
export async function pipelined(tx: Transaction<DB>): Promise<Pipelined> {
  const plain = tx.getExecutor()
  const connection = await plain.provideConnection((lent: DatabaseConnection) => Promise.resolve(lent))
  const executor = plain.withConnectionProvider({ provideConnection: (ask) => ask(connection) })
  return {
    tx: new Transaction<DB>({ ...noOther, executor }),
    ask: (query) => connection.executeQuery(query),
  }
}

interface Pipelined {
  tx: Transaction<DB>
  /** Sends a statement before this returns, so that whatever is issued next comes after it. */
  ask: (query: CompiledQuery) => Promise<unknown>
}

/** What the database answers once a statement of the transaction has failed. */
const afterFailure = '25P02'

/**
 * Why a change failed: when an unawaited statement failed first, its error has the reason, and the error that
 * was caught only says that the transaction was aborted.
 */
export async function firstFailure(error: unknown, others: readonly Promise<unknown>[]): Promise<unknown> {
  if ((error as { code?: string }).code !== afterFailure) return error
  return Promise.all(others).then(
    () => error,
    (first: unknown) => first,
  )
}

/** Statements issued in the same turn leave in one packet: each system call costs more than they do. */
export function gatherStatements(client: pg.PoolClient): void {
  const stream = socketOf(client)
  const query = client.query.bind(client) as (...parts: unknown[]) => unknown
  const gathered = (...parts: unknown[]) => {
    if (stream.writableCorked === 0) {
      stream.cork()
      process.nextTick(() => stream.uncork())
    }
    return query(...parts)
  }
  client.query = gathered as typeof client.query
}
