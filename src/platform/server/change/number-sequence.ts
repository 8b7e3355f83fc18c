import type { Db, Tx } from '../database/database.ts'
import type { Change } from './change.ts'

/**
 * The next number in a company's series, from 1. Its row stays locked until the change ends, and a failed
 * change returns its number: no gaps, no duplicates.
 */
export async function nextNumber(change: Change, name: string, company_id: number): Promise<number> {
  const { last_number } = await change.tx
    .insertInto('number_sequence')
    .values({ name, company_id, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['name', 'company_id'])
        .doUpdateSet((e) => ({ last_number: e('number_sequence.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}

/** The number that would come next; another change may still take it. */
export async function upcomingNumber(db: Db | Tx, name: string, company_id: number): Promise<number> {
  const row = await db
    .selectFrom('number_sequence')
    .select('last_number')
    .where('name', '=', name)
    .where('company_id', '=', company_id)
    .executeTakeFirst()
  return (row?.last_number ?? 0) + 1
}

/** `Q-000123`: a prefix and at least six digits. */
export const numbered = (prefix: string, number: number, digits = 6): string =>
  `${prefix}-${String(number).padStart(digits, '0')}`
