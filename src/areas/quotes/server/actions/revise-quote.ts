import type { Change } from '#platform/server/change/change.ts'
import { addDays } from '#shared/local-date.ts'
import { quoteActions } from '../../rules/quote-status.ts'
import { copied } from './copy-quote.ts'
import { priceQuote } from '../lines/price-quote.ts'
import { termsOf } from '../quote-rule-inputs.ts'
import { entryOf, logged } from '../log-quote.ts'
import { openQuote } from '../open-quote.ts'
import { insertLines } from '../lines/quote-line-store.ts'
import { type StoredQuote, insertQuote, updateQuote } from '../quote-store.ts'
import { readQuoteSettings } from '../settings-store.ts'

/**
 * Creates the next revision of a sent quote, a draft with the same content; the old one is superseded and its
 * links name the new one. @throws not_found, stale, conflict. @returns the new revision.
 */
export async function reviseQuote(change: Change, id: number, version?: number): Promise<StoredQuote> {
  const { quote: old, lines } = await openQuote(change, id, 'revise', version)
  const after = await updateQuote(change.tx, id, { status: quoteActions.revise.to, is_latest: 0 })
  const { validity_days } = await readQuoteSettings(change.tx)
  const { rows, ...fields } = copied(old, lines)
  const price = await priceQuote(change, { ...old, ...termsOf(old) }, rows)
  // A validity that still runs is kept; an expired one is renewed.
  const isOver = old.valid_until < change.today
  const quote = await insertQuote(change.tx, {
    ...fields,
    ...price,
    ...(isOver ? { quote_date: change.today, valid_until: addDays(change.today, validity_days) } : {}),
    company_id: old.company_id,
    quote_no: old.quote_no,
    revision: old.revision + 1,
    revises_id: old.id,
  })
  await insertLines(change.tx, quote.id, rows)
  change.log({ ...entryOf(old, 'replaced'), before: { status: old.status }, after: { status: after.status } })
  change.log({ ...entryOf(quote, 'created'), after: await logged(change.tx, quote, rows) })
  return quote
}
