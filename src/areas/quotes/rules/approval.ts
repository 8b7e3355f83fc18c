import type { QuoteSettings } from '../contract/settings.ts'
import { marginPercent } from './quote-margin.ts'
import { type PricedLine, type Terms, totalsOf } from './quote-totals.ts'

type Limits = Pick<QuoteSettings, 'approval_threshold_cents' | 'margin_floor_percent'>

/**
 * Whether a quote needs approval before it is sent: its total with every option is above the limit, or its
 * margin is below the minimum, as offered or with every option.
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
