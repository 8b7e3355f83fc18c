import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { mustBeAllowed } from '#platform/server/change/open-record.ts'
import { chosenLines } from '../../rules/chosen-lines.ts'
import { quoteActions, quoteCan } from '../../rules/quote-status.ts'
import { counts } from '../../rules/quote-totals.ts'
import { findAcceptance } from '../acceptance/acceptance-store.ts'
import { entryOf } from '../log-quote.ts'
import { type StoredLine, listLines } from '../lines/quote-line-store.ts'
import { type StoredQuote, lockQuote, updateQuote } from '../quote-store.ts'

export interface AcceptedQuote extends StoredQuote {
  po_number: string | null
  /** Lines that count: no texts, and of the options those the client chose. */
  lines: StoredLine[]
}

/**
 * An accepted quote, locked until the change ends, to be made a job. @throws not_found; conflict in another
 * state.
 */
export async function lockAcceptedQuote(change: Change, quote_id: number): Promise<AcceptedQuote> {
  const quote = await lockQuote(change.tx, quote_id)
  if (!quote) throw notFound()
  mustBeAllowed(quoteCan.convert(quote))
  const acceptance = await findAcceptance(change.tx, quote_id)
  const lines = chosenLines(await listLines(change.tx, quote_id), new Set(acceptance?.selected_line_ids))
  return { ...quote, po_number: acceptance?.po_number ?? null, lines: lines.filter(counts) }
}

/** Records what an accepted quote became. It must be locked with {@link lockAcceptedQuote}. */
export async function markConverted(
  change: Change,
  quote_id: number,
  job: { id: number; job_no: string },
): Promise<void> {
  const quote = await updateQuote(change.tx, quote_id, { status: quoteActions.convert.to })
  change.log({
    ...entryOf(quote, 'made'),
    part: `job ${job.job_no}`,
    after: { status: quote.status },
  })
}
