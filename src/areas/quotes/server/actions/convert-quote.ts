import { notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { Db } from '#platform/server/database/database.ts'
import { mustBeAllowed } from '#platform/server/change/open-record.ts'
import { chosenLines } from '../../rules/chosen-lines.ts'
import { quoteActions, quoteCan } from '../../rules/quote-status.ts'
import { counts } from '../../rules/quote-totals.ts'
import { findAcceptance } from '../acceptance/acceptance-store.ts'
import { entryOf } from '../log-quote.ts'
import { findHiredLines } from '../lines/hired-line-store.ts'
import { type StoredLine, listLines } from '../lines/quote-line-store.ts'
import { type StoredQuote, findQuote, lockQuote, updateQuote } from '../quote-store.ts'

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

/** An accepted quote's lines, texts and options left out included, with the plant that each hires. */
export interface QuoteToConvert {
  version: number
  lines: (StoredLine & { counts: boolean; hired: HiredLine | null })[]
}
type HiredLine = Awaited<ReturnType<typeof findHiredLines>>[number]

/** @throws not_found; conflict in another state. */
export async function readQuoteToConvert(db: Db, quote_id: number): Promise<QuoteToConvert> {
  const quote = await findQuote(db, quote_id)
  if (!quote) throw notFound()
  mustBeAllowed(quoteCan.convert(quote))
  const acceptance = await findAcceptance(db, quote_id)
  const lines = chosenLines(await listLines(db, quote_id), new Set(acceptance?.selected_line_ids))
  return { version: quote.version, lines: withHired(lines, await findHiredLines(db, quote_id)) }
}

/** Each line with the plant that it hires. */
export const withHired = (
  lines: readonly StoredLine[],
  hired: readonly HiredLine[],
): QuoteToConvert['lines'] => {
  const byId = new Map(hired.map((line) => [line.id, line]))
  return lines.map((line) => ({ ...line, counts: counts(line), hired: byId.get(line.id) ?? null }))
}

/**
 * Records what an accepted quote became, and whose it is if it was for someone who was no client yet. It must be locked
 * with {@link lockAcceptedQuote}.
 */
export async function markConverted(
  change: Change,
  quote_id: number,
  job: { id: number; job_no: string; client_id: number },
): Promise<void> {
  const quote = await updateQuote(change.tx, quote_id, {
    status: quoteActions.convert.to,
    client_id: job.client_id,
  })
  change.log({
    ...entryOf(quote, 'made'),
    part: `job ${job.job_no}`,
    after: { status: quote.status },
  })
}
