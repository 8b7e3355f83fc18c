import { type FieldErrors, invalid } from '#platform/contract/app-error.ts'
import type { Change } from './change.ts'
import type { Tx } from '../database/database.ts'
import { withSavepoint } from '../database/savepoint.ts'

/** By unique index: field errors that say which other record already has the value. */
export type UniqueConflicts = Readonly<Record<string, () => Promise<FieldErrors>>>

/**
 * Runs a write that a unique index may refuse, and then says which other record has the value. The index
 * decides, so that one of two simultaneous saves is refused; the wording is looked up only afterwards.
 * @throws invalid with those field errors.
 */
export async function explainUniqueViolation<T>(
  change: Change,
  work: () => Promise<T>,
  conflicts: UniqueConflicts,
): Promise<T> {
  try {
    return await withSavepoint(change, work)
  } catch (error) {
    const { code, constraint = '' } = error as { code?: string; constraint?: string }
    const explain = code === '23505' ? conflicts[constraint] : undefined
    if (!explain) throw error
    throw invalid(await explain())
  }
}

/** `update` of a record type: writes columns of one, and says whose value it is when another has it already. */
export const updateExplained =
  <Row extends { id: number }, Columns extends object>(
    update: (tx: Tx, id: number, columns: Columns) => Promise<Row>,
    conflicts: (tx: Tx, whole: Row & Columns) => UniqueConflicts,
  ) =>
  (change: Change, record: Row, columns: Columns): Promise<Row> =>
    explainUniqueViolation(
      change,
      () => update(change.tx, record.id, columns),
      conflicts(change.tx, { ...record, ...columns }),
    )
