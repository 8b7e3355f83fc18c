import { type Viewer, may } from '#platform/server/sessions/viewer.ts'
import type { LineProduct } from '../contract/line-product.ts'
import type { ApprovalReason, Quote } from '../contract/quote.ts'

/** Reasons about the margin are for viewers with the right to margins. */
export const shownReasons = (viewer: Viewer, reasons: ApprovalReason[]): ApprovalReason[] =>
  may(viewer, 'quotes:margin') ? reasons : reasons.filter(({ kind }) => kind !== 'margin')

/** Costs, margins and internal remarks are for viewers with the right to margins. */
export function presentQuote(viewer: Viewer, quote: Quote): Quote {
  if (may(viewer, 'quotes:margin')) return quote
  return {
    ...quote,
    internal_notes: null,
    margin_percent: null,
    approval_reasons: shownReasons(viewer, quote.approval_reasons),
    lines: quote.lines.map((line) => ({ ...line, cost_cents: null })),
  }
}

/** What a product costs is for viewers who may see it there, or in every line. */
export const presentLineProduct = (viewer: Viewer, product: LineProduct): LineProduct =>
  may(viewer, 'products:cost') || may(viewer, 'quotes:margin') ? product : { ...product, cost_cents: null }

/** Fields of a quote's history hidden from this viewer. */
export const hiddenQuoteFields = (viewer: Viewer): readonly string[] =>
  may(viewer, 'quotes:margin') ? [] : ['internal_notes', 'cost']
