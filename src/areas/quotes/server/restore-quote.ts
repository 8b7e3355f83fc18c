import { inOrder, notArchived } from '#platform/server/archiving.ts'
import type { Change } from '#platform/server/change.ts'
import { entryOf } from './log-quote.ts'
import { openQuote } from './open-quote.ts'
import { updateQuote } from './quote-store.ts'

/** Brings an archived quote back; its links stay closed. @throws not_found, stale, conflict. */
export async function restoreQuote(change: Change, id: number, version?: number): Promise<void> {
  const { quote } = await openQuote(change, id, 'restore', version)
  await updateQuote(change.tx, id, { ...notArchived, archive_reason: null })
  change.log(entryOf(quote, 'restored'))
}

/** All or none. @throws as for one. @returns how many. */
export async function restoreQuotes(change: Change, ids: readonly number[]): Promise<number> {
  const each = inOrder(ids)
  for (const id of each) await restoreQuote(change, id)
  return each.length
}
