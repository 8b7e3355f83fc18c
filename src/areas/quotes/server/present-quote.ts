import { type Viewer, may } from '#platform/server/sessions/viewer.ts'
import type { Quote } from '../contract/quote.ts'

/** What it costs us, what we keep, and what we say among ourselves is for those who hold the right to margins. */
export function presentQuote(viewer: Viewer, quote: Quote): Quote {
  if (may(viewer, 'quotes:margin')) return quote
  return {
    ...quote,
    internal_notes: null,
    margin_percent: null,
    lines: quote.lines.map((line) => ({ ...line, cost_cents: null })),
  }
}

/** Fields of a quote's history that this viewer may not see. */
export const hiddenQuoteFields = (viewer: Viewer): readonly string[] =>
  may(viewer, 'quotes:margin') ? [] : ['internal_notes', 'cost']
