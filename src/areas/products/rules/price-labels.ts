import type { Labels } from '#shared/labels.ts'
import { productLabels } from './product-labels.ts'

export const priceLabels = {
  valid_from: 'From',
  valid_to: 'To',
  sell_price_cents: productLabels.sell_price_cents,
  buy_price_cents: productLabels.buy_price_cents,
  margin_percent: productLabels.margin_percent,
  set_by: 'Set by',
  set_at: 'Set on',
} as const satisfies Labels
