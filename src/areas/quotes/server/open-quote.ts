import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import type { Db, Tx } from '#platform/server/database.ts'
import { mustBeCurrent } from '#platform/server/stale.ts'
import type { GstRule } from '#shared/gst.ts'
import { needsApproval } from '../rules/approval.ts'
import { type QuoteAction, quoteCan } from '../rules/quote-status.ts'
import { quoteName } from '../rules/quote-words.ts'
import { type StoredLine, listLines } from './quote-line-store.ts'
import { type StoredQuote, findReplacement, lockQuote } from './quote-store.ts'
import { readQuote } from './read-quote.ts'
import { readQuoteSettings } from './settings-store.ts'

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
  await mustBeCurrent(tx, quote, version, () => readQuote(tx, viewer, id, today))
  const lines = await listLines(tx, id)
  const allowed = quoteCan[action]({ ...quote, ...(await standingOf(tx, quote, lines, today)) })
  if (allowed !== true) throw conflict(allowed)
  return { quote, lines }
}

/** What decides about a quote beside its own fields. */
export async function standingOf(
  db: Db | Tx,
  quote: StoredQuote,
  lines: readonly StoredLine[],
  today: string,
) {
  const settings = await readQuoteSettings(db)
  const replacement = await findReplacement(db, quote)
  return {
    line_count: lines.length,
    needs_approval: Number(needsApproval(lines, termsOf(quote), settings)),
    is_past: Number(quote.valid_until < today),
    replaced_by: replacement ? quoteName(replacement.quote_no, replacement.revision) : null,
    replaced_by_id: replacement?.id ?? null,
  }
}

/** What its money is computed by. The column holds the words of the rule as text. */
export const termsOf = (quote: StoredQuote) => ({
  discount_type: quote.discount_type,
  discount_value: quote.discount_value,
  gst_applies: quote.gst_applies,
  gst_rule: quote.gst_rule as GstRule,
})
