import type { Db, Tx } from '#platform/server/database.ts'
import type { GstRule } from '#shared/gst.ts'
import { needsApproval } from '../rules/approval.ts'
import { quoteName } from '../rules/quote-words.ts'
import type { StoredLine } from './quote-line-store.ts'
import { type StoredQuote, findReplacement } from './quote-store.ts'
import { readQuoteSettings } from './settings-store.ts'

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
