import type { Change } from '#platform/server/change/change.ts'
import { openRecord } from '#platform/server/change/open-record.ts'
import { type QuoteAction, quoteCan } from '../rules/quote-status.ts'
import type { StoredLine } from './lines/quote-line-store.ts'
import { quoteRecord } from './quote-record.ts'
import type { StoredQuote } from './quote-store.ts'

export interface OpenQuote {
  quote: StoredQuote
  lines: StoredLine[]
}

/** A quote with its lines, locked until the change ends, for an action that its state allows. @throws as openRecord. */
export async function openQuote(
  change: Change,
  id: number,
  action: QuoteAction,
  version?: number,
): Promise<OpenQuote> {
  const { record, state } = await openRecord(change, quoteRecord, { id, version, can: quoteCan[action] })
  return { quote: record, lines: state.lines }
}
