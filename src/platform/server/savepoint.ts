import { sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * Runs `work`; should the database refuse one of its statements, everything before it is kept and the transaction
 * goes on, so that the caller can look at why and say it in words.
 */
export async function withSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint attempt`.execute(tx)
  try {
    const result = await work()
    await sql`release savepoint attempt`.execute(tx)
    return result
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(tx)
    throw error
  }
}
