import type { ModelLine, PublicLine, PublicQuoteModel, QuoteModel } from '../contract/quote-document.ts'
import { linesAsChosen } from './quote-document.ts'
import { type Totals, totalsOf } from './quote-totals.ts'

/** What of an issued quote leaves us by its link: without the prices that its document does not show. */
export const publicModel = (model: QuoteModel): PublicQuoteModel =>
  model.show_line_prices
    ? model
    : {
        ...model,
        lines: model.lines.map((line) => (line.is_optional ? line : { ...line, unit_price_cents: null })),
      }

/** What a quote comes to with these options; null where prices are kept back, so that only the server can say. */
export function totalsOfChoice(model: PublicQuoteModel, chosen: ReadonlySet<number>): Totals | null {
  const lines = linesAsChosen(model, chosen)
  return lines.every(hasPrice) ? totalsOf(lines, model) : null
}

const hasPrice = (line: PublicLine): line is ModelLine => line.unit_price_cents !== null
