import type { QuoteSettings } from '../contract/settings.ts'
import { type PricedLine, type Terms, marginPercent, totalsOf } from './quote-totals.ts'

type Limits = Pick<QuoteSettings, 'approval_threshold_cents' | 'margin_floor_percent'>

/**
 * Whether a quote must be approved before it is sent: its total is above the limit when every option is chosen, or what
 * it leaves us is under the lowest margin, as it is offered or with every option.
 */
export function needsApproval(
  lines: readonly (PricedLine & { cost_cents: number | null })[],
  terms: Terms,
  { approval_threshold_cents, margin_floor_percent }: Limits,
): boolean {
  const all = lines.map((line) => ({ ...line, is_selected: 1 }))
  const isLarge =
    approval_threshold_cents !== null && totalsOf(all, terms).total_cents > approval_threshold_cents
  const margins = [marginPercent(lines, terms), marginPercent(all, terms)]
  const isLow = (margin: number | null) =>
    margin_floor_percent !== null && margin !== null && margin < margin_floor_percent
  return isLarge || margins.some(isLow)
}
