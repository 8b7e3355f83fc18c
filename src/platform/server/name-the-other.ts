import { type FieldErrors, invalid } from '#platform/contract/app-error.ts'
import type { Change } from './change.ts'
import { withSavepoint } from './savepoint.ts'

/** By the name of a unique index: what it says when another record has the value already, naming that one. */
export type Others = Readonly<Record<string, () => Promise<FieldErrors>>>

/**
 * Runs a write that a unique index may refuse, and then says which other record has the value: the index decides, so
 * that two who save the same at once are told apart, and it is asked for words only afterwards.
 * @throws invalid with those words.
 */
export async function orNameTheOther<T>(change: Change, work: () => Promise<T>, others: Others): Promise<T> {
  try {
    return await withSavepoint(change, work)
  } catch (error) {
    const { code, constraint = '' } = error as { code?: string; constraint?: string }
    const other = code === '23505' ? others[constraint] : undefined
    if (!other) throw error
    throw invalid(await other())
  }
}
