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
    archived_at: change.now.toISOString(),
    archived_by: change.viewer.user_id,
    archive_reason: reason,
  })
  await revokeLinks(change, { kind: linkKind, record_type: 'quote', record_id: id })
  change.log({ ...entryOf(quote, 'archived'), reason })
}

/** Brings an archived quote back; its links stay closed. @throws not_found, stale, conflict. */
export async function restoreQuote(change: Change, id: number, version?: number): Promise<void> {
  const { quote } = await openQuote(change, id, 'restore', version)
  await updateQuote(change.tx, id, { archived_at: null, archived_by: null, archive_reason: null })
  change.log(entryOf(quote, 'restored'))
}
