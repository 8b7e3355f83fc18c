import { canonical } from '#shared/canonical.ts'
import type { Change } from '#platform/server/change/change.ts'
import { mustHoldFieldRights } from '#platform/server/change/field-rights.ts'
import { changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import { type QuotePatch, quoteFieldRights } from '../contract/quote.ts'
import { checkQuote } from '../rules/check-quote.ts'
import { quoteActions } from '../rules/quote-status.ts'
import { checkChoices } from './check-choices.ts'
import { type SavedRow, atMinimum, lineRows } from './lines/line-rows.ts'
import { entryOf, logged } from './log-quote.ts'
import { openQuote } from './open-quote.ts'
import { termsOf } from './quote-rule-inputs.ts'
import { priceQuote } from './lines/price-quote.ts'
import { type StoredLine, saveLines } from './lines/quote-line-store.ts'
import { updateQuote } from './quote-store.ts'

/**
 * Changes the fields that `patch` names, and the lines when they are given. A quote that was approved is a draft again.
 * @throws not_found; stale with the present quote; conflict from sending on; invalid; forbidden for a field that the
 *   viewer may not set.
 */
export async function editQuote(
  change: Change,
  id: number,
  { version, lines: inputs, ...changes }: QuotePatch,
): Promise<void> {
  const { quote: before, lines: stored } = await openQuote(change, id, 'edit', version)
  const patch = changedFields(before, definedFields(changes))
  mustHoldFieldRights(change.viewer, quoteFieldRights, before, patch)
  const draft = { ...before, ...termsOf(before), ...patch }
  await checkChoices(change, draft, before)
  const lines: readonly SavedRow[] = inputs
    ? await lineRows(change, inputs, { before: stored, day: draft.quote_date })
    : stored.map(atMinimum)
  const price = await priceQuote(change, draft, lines)
  checkQuote({ ...draft, ...price }, lines)
  const hasNewLines = !isSame(stored, lines)
  if (Object.keys(patch).length === 0 && (inputs === undefined || !hasNewLines)) return
  // Lines first: the last word on the quote is the one that raises its version.
  if (hasNewLines) await saveLines(change.tx, id, lines)
  const after = await updateQuote(change.tx, id, {
    ...patch,
    ...price,
    status: quoteActions.edit.to,
    approved_at: null,
    approved_by: null,
  })
  change.log({
    ...entryOf(after, 'updated'),
    before: await logged(change.tx, before, stored),
    after: await logged(change.tx, after, lines),
  })
}

/** Whether lines say what they said, whatever their ids. */
function isSame(stored: readonly StoredLine[], lines: readonly SavedRow[]): boolean {
  const kept = stored.map(({ id: _id, quote_id: _quote, position: _position, ...line }) => line)
  const definedFields = lines.map(({ id: _id, ...line }) => line)
  return canonical(kept) === canonical(definedFields)
}
