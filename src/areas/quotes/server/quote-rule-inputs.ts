import { findHolders } from '#areas/users/server/index.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { GstRule } from '#shared/gst.ts'
import { startsFrom } from '#shared/state-table.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { approvalReasons } from '../rules/approval.ts'
import { quoteActions } from '../rules/quote-status.ts'
import { quoteName } from '../rules/quote-words.ts'
import { type StoredLine, listLinesOf } from './lines/quote-line-store.ts'
import { shownReasons } from './present-quote.ts'
import { type StoredQuote, findReplacement } from './quote-store.ts'
import { readQuoteSettings } from './settings-store.ts'

/** What the rules need besides a quote's own fields. */
export async function quoteRuleInputs(
  db: Db | Tx,
  quote: StoredQuote,
  lines: readonly StoredLine[],
  today: string,
) {
  const settings = await readQuoteSettings(db)
  const reasons = approvalReasons(lines, termsOf(quote), settings)
  const replacement = await findReplacement(db, quote)
  return {
    line_count: lines.filter(({ kind }) => kind !== 'text').length,
    needs_approval: Number(reasons.length > 0),
    approval_reasons: reasons,
    is_past: Number(quote.valid_until < today),
    replaced_by: replacement ? quoteName(replacement.quote_no, replacement.revision) : null,
    replaced_by_id: replacement?.id ?? null,
  }
}

/** Why each of some quotes needs approval, in words, by quote id, as far as this viewer may know it. */
export async function findApprovalWords(
  db: Db,
  viewer: Viewer,
  quotes: readonly (StoredTerms & { id: number })[],
): Promise<ReadonlyMap<number, string | null>> {
  const [settings, lines] = await Promise.all([
    readQuoteSettings(db),
    listLinesOf(
      db,
      quotes.map(({ id }) => id),
    ),
  ])
  return new Map(
    quotes.map((quote) => {
      const own = lines.filter(({ quote_id }) => quote_id === quote.id)
      const reasons = shownReasons(viewer, approvalReasons(own, termsOf(quote), settings))
      return [quote.id, reasons.map(({ words }) => words).join('. ') || null]
    }),
  )
}

/**
 * Whether someone else must approve it: this viewer made it or asked for the approval, and there is another
 * person who may. If nobody else may, as in a one-person business, the viewer approves.
 */
export async function isOwnApproval(
  db: Db | Tx,
  viewer: Pick<Viewer, 'user_id'>,
  { status, created_by, approval_requested_by }: StoredQuote,
): Promise<boolean> {
  const isOwn = viewer.user_id !== null && [created_by, approval_requested_by].includes(viewer.user_id)
  if (!isOwn || !startsFrom(quoteActions.approve, status)) return false
  const holders = await findHolders(db, quoteActions.approve.right)
  return holders.some((id) => id !== viewer.user_id)
}

type StoredTerms = Pick<StoredQuote, 'discount_type' | 'discount_value' | 'gst_applies' | 'gst_rule'>

/** The inputs of its amounts. The column holds the rule's name as text. */
export const termsOf = (quote: StoredTerms) => ({
  discount_type: quote.discount_type,
  discount_value: quote.discount_value,
  gst_applies: quote.gst_applies,
  gst_rule: quote.gst_rule as GstRule,
})
