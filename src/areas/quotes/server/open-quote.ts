import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { mustBeCurrent } from '#platform/server/stale.ts'
import { type QuoteAction, quoteCan } from '../rules/quote-status.ts'
import { type StoredLine, listLines } from './quote-line-store.ts'
import { type StoredQuote, lockQuote } from './quote-store.ts'
import { isOwnApproval, standingOf } from './quote-standing.ts'
import { readQuote } from './read-quote.ts'

export interface OpenQuote {
  quote: StoredQuote
  lines: StoredLine[]
}

/**
 * A quote with its lines, locked until the change ends, for an action that its state allows.
 * @throws not_found; stale with the present quote; conflict with the reason why not.
 */
export async function openQuote(
  change: Change,
  id: number,
  action: QuoteAction,
  version?: number,
): Promise<OpenQuote> {
  const { tx, viewer, today } = change
  const quote = await lockQuote(tx, id)
  if (!quote) throw notFound()
  await mustBeCurrent(tx, quote, version, () => readQuote(tx, viewer, id, today), {
    record_type: 'quote',
    record_id: id,
  })
  const lines = await listLines(tx, id)
  const standing = await standingOf(tx, quote, lines, today)
  const is_own_approval = Number(await isOwnApproval(tx, viewer, quote))
  const allowed = quoteCan[action]({ ...quote, ...standing, is_own_approval })
  if (allowed !== true) throw conflict(allowed)
  return { quote, lines }
}
