import { archivedBy, inOrder } from '#platform/server/archiving.ts'
import type { Change } from '#platform/server/change.ts'
import { revokeLinks } from '#platform/server/public-link.ts'
import { entryOf } from './log-quote.ts'
import { linkKind } from './mail-quote.ts'
import { openQuote } from './open-quote.ts'
import { updateQuote } from './quote-store.ts'

/** Takes a quote out of the lists and closes its links. @throws not_found, stale, conflict. */
export async function archiveQuote(
  change: Change,
  id: number,
  reason: string,
  version?: number,
): Promise<void> {
  const { quote } = await openQuote(change, id, 'archive', version)
  await updateQuote(change.tx, id, {
    ...archivedBy(change),
    archive_reason: reason,
  })
  await revokeLinks(change, { kind: linkKind, record_type: 'quote', record_id: id })
  change.log({ ...entryOf(quote, 'archived'), reason })
}

/** All or none. @throws as for one. @returns how many. */
export async function archiveQuotes(change: Change, ids: readonly number[], reason: string): Promise<number> {
  const each = inOrder(ids)
  for (const id of each) await archiveQuote(change, id, reason)
  return each.length
}
