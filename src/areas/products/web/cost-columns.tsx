import { withMinus } from '#shared/money.ts'
import { columnsOf } from '#ui/table/columns.tsx'
import { UnitPrice } from './UnitPrice.tsx'

interface Costed {
  buy_price_cents?: number | null
  margin_percent?: number | null
}

/** What a product costs and earns, for those who may see it. */
export function costColumns<Row extends Costed>(labels: Record<keyof Costed, string>) {
  const column = columnsOf<Row>()
  return [
    column.custom(
      'buy_price_cents',
      labels.buy_price_cents,
      ({ buy_price_cents: cents }) => cents != null && <UnitPrice cents={cents} />,
      { align: 'end' },
    ),
    column.custom(
      'margin_percent',
      labels.margin_percent,
      ({ margin_percent }) => margin_percent != null && `${withMinus(margin_percent.toFixed(1))}%`,
      { align: 'end' },
    ),
  ]
}
