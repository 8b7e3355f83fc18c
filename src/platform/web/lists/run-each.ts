import { Refusal, isUnanswered } from '../calls/refusal.ts'

export interface Refused<Row> {
  row: Row
  reason: string
}

/**
 * Does the same with each record, one after another: each is a change of its own, and a refusal stops none of the
 * others. Without an answer it stops, since the next would fail as well.
 */
export async function runEach<Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
): Promise<{ done: number; refused: Refused<Row>[] }> {
  const refused: Refused<Row>[] = []
  for (const [at, row] of rows.entries()) {
    try {
      await act(row)
    } catch (error) {
      refused.push({ row, reason: reasonIn(error) })
      if (!isUnanswered(error)) continue
      refused.push(...rows.slice(at + 1).map((rest) => ({ row: rest, reason: notTried })))
      break
    }
  }
  return { done: rows.length - refused.length, refused }
}

const notTried = 'Not tried, because the one before it had no response.'

/** A refusal of a form's field says more than its message does. */
function reasonIn(error: unknown): string {
  if (!(error instanceof Refusal)) throw error
  return Object.values(error.errors)[0] ?? error.message
}
