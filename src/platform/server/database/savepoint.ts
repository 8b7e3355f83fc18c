import { sql } from 'kysely'
import type { Change } from '../change/change.ts'
import { firstFailure } from './pipeline.ts'

/**
 * Runs `work`; should it be refused, by the database or in words, all that it did is taken back, what it announced included,
 * and what came before is kept: the change goes on, so that the caller can look at why and say it.
 */
export async function withSavepoint<T>(change: Change, work: () => Promise<T>): Promise<T> {
  const { no, takeBack } = change.mark()
  // Each has a name of its own: with one for all, what is taken back outside would only go as far as the one inside.
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
