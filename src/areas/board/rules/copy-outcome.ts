import type { Duplicated } from '#areas/work-orders/contract/order.ts'
import { repeatWords } from '#areas/work-orders/rules/repeat-words.ts'

/** What a copy came to. */
export interface CopyOutcome {
  /** For the toast and the Undo button; null when nothing was copied at all. */
  words: string | null
  /** The days on which something was not copied, each with its reason. */
  missing: readonly Duplicated[]
}

/**
 * @param touched how many orders were made or booked.
 * @param asked words for a copy that is complete: `EX-07 copied to 2 days`. Null when it is repeated: it is counted.
 */
export function copyOutcome(
  results: readonly Duplicated[],
  touched: number,
  asked: string | null,
): CopyOutcome {
  const missing = results.filter(({ reason }) => reason !== null)
  if (touched === 0) return { words: null, missing }
  return { words: missing.length === 0 && asked !== null ? asked : repeatWords(results), missing }
}
