import type { ModelLine, PublicLine, PublicQuoteModel, QuoteModel } from '../contract/quote-document.ts'
import { linesAsChosen } from './quote-document.ts'
import { type Totals, totalsOf } from './quote-totals.ts'

/** The part of an issued quote that its link reveals: without prices its document hides. */
export const publicModel = (model: QuoteModel): PublicQuoteModel =>
  model.show_line_prices
    ? model
    : {
        ...model,
        lines: model.lines.map((line) => (line.is_optional ? line : { ...line, unit_price_cents: null })),
      }

/** A quote's total with these options; null where prices are withheld, so that only the server can compute it. */
export function totalsOfChoice(model: PublicQuoteModel, chosen: ReadonlySet<number>): Totals | null {
  const lines = linesAsChosen(model, chosen)
  return lines.every(hasPrice) ? totalsOf(lines, model) : null
}

const hasPrice = (line: PublicLine): line is ModelLine => line.unit_price_cents !== null
