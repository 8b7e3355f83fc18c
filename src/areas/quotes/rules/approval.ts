import { formatMoney, withMinus } from '#shared/money.ts'
import type { ApprovalReason } from '../contract/quote.ts'
import type { QuoteSettings } from '../contract/settings.ts'
import { marginPercent } from './quote-margin.ts'
import { type PricedLine, type Terms, totalsOf } from './quote-totals.ts'

type Limits = Pick<QuoteSettings, 'approval_threshold_cents' | 'margin_floor_percent'>

/**
 * Why a quote needs approval before it is sent; empty if it does not: its total with every option is above the limit,
 * or its margin is below the minimum, as offered or with every option.
 */
export function approvalReasons(
  lines: readonly (PricedLine & { cost_cents: number | null })[],
  terms: Terms,
  { approval_threshold_cents: limit, margin_floor_percent: floor }: Limits,
): ApprovalReason[] {
  const all = lines.map((line) => ({ ...line, is_selected: 1 }))
  const { total_cents } = totalsOf(all, terms)
  const margins = [marginPercent(lines, terms), marginPercent(all, terms)].filter((one) => one !== null)
  const lowest = Math.min(...margins)
  const isOver = (cents: number): boolean => limit !== null && cents > limit
  const withOptions = isOver(totalsOf(lines, terms).total_cents) ? '' : ' with every option'
  return [
    ...(limit !== null && isOver(total_cents)
      ? [{ kind: 'total' as const, words: `Over the ${dollars(limit)} limit${withOptions}` }]
      : []),
    ...(floor !== null && lowest < floor
      ? [{ kind: 'margin' as const, words: `Margin ${withMinus(String(lowest))}%, the minimum is ${floor}%` }]
      : []),
  ]
}

/** A limit is usually in whole dollars: `$10,000`. */
const dollars = (cents: number): string => formatMoney(cents).replace(/\.00$/, '')
