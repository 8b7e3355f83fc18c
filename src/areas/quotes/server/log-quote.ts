import type { Activity } from '#platform/server/activity.ts'
import { lineWords, quoteName } from '../rules/quote-words.ts'
import type { LineRow } from './line-rows.ts'
import type { StoredQuote } from './quote-store.ts'

type Named = Pick<StoredQuote, 'id' | 'quote_no' | 'revision'>

/** What an entry of the log names a quote by. */
export const entryOf = (quote: Named, action: string): Activity => ({
  action,
  record_type: 'quote',
  record_id: quote.id,
  record_label: quoteName(quote.quote_no, quote.revision),
})

/** A quote with its lines in words, as the log compares it: "8 hours of 20 t excavator at $185.00". */
export const logged = (quote: StoredQuote, lines: readonly LineRow[]): object => ({
  ...quote,
  lines: lines.map(lineWords),
})
