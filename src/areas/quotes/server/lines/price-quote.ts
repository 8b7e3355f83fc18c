import { defaultCompany } from '#areas/settings/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { checkSize } from '../../rules/check-quote.ts'
import { type PricedLine, type Terms, type Totals, totalsOf } from '../../rules/quote-totals.ts'
import { findBuyer } from '../parties-store.ts'

/** A quote's money inputs now: whether GST applies, and the totals. */
export type Price = Totals & { gst_applies: number }

/**
 * A quote's totals by the rules. GST applies where the company is registered and the client's switch is on.
 * @throws invalid for lines that are too large together.
 */
export async function priceQuote(
  change: Change,
  quote: Omit<Terms, 'gst_applies'> & { client_id: number | null },
  lines: readonly PricedLine[],
): Promise<Price> {
  checkSize(lines)
  const company = await defaultCompany(change.tx)
  const buyer = quote.client_id === null ? undefined : await findBuyer(change.tx, quote.client_id)
  const gst_applies = Number(Boolean(company.gst_registered && (buyer?.gst_switch ?? 1)))
  return { gst_applies, ...totalsOf(lines, { ...quote, gst_applies }) }
}
