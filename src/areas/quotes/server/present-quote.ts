import { type Viewer, may } from '#platform/server/sessions/viewer.ts'
import type { ApprovalReason } from '../contract/quote.ts'

/** Why a quote needs approval, for viewers who may see the total or the margin it is about. */
export const shownReasons = (viewer: Viewer, reasons: readonly ApprovalReason[]): ApprovalReason[] =>
  reasons.filter(({ kind }) => may(viewer, kind === 'margin' ? 'quotes:margin' : 'quotes:prices'))

const ofMargin = ['internal_notes', 'cost'] as const
const ofPrices = [
  'lines',
  'subtotal_cents',
  'discount_cents',
  'discount',
  'gst_cents',
  'total_cents',
] as const

/** Fields of a quote's history hidden from this viewer. */
export const hiddenQuoteFields = (viewer: Viewer): readonly string[] => [
  ...(may(viewer, 'quotes:margin') ? [] : ofMargin),
  ...(may(viewer, 'quotes:prices') ? [] : ofPrices),
]
