import { sql } from 'kysely'
import type { Change } from '../change/change.ts'
import { firstFailure } from './pipeline.ts'

/**
 * Runs `work`; if it is refused, by the database or by a rule, everything it did is rolled back, including
 * its announcements, and what came before is kept: the change carries on, so that the caller can find out why
 * and report it.
 */
export async function withSavepoint<T>(change: Change, work: () => Promise<T>): Promise<T> {
  const { no, takeBack } = change.mark()
  // Each has its own name: with one name for all, an outer rollback would only reach the inner savepoint.
  const savepoint = sql.id(`attempt_${no}`)
  await sql`savepoint ${savepoint}`.execute(change.tx)
  try {
    const result = await work()
    await sql`release savepoint ${savepoint}`.execute(change.tx)
    return result
  } catch (error) {
    const last = takeBack()
    await sql`rollback to savepoint ${savepoint}`.execute(change.tx)
    throw await firstFailure(error, last)
  }
}
