import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { formatDate } from '#shared/local-date.ts'
import { quiet } from '#ui/parts/state-looks.ts'
import { columnsOf } from '#ui/table/columns.tsx'
import type { ProductPrice } from '../../contract/product-price.ts'
import { priceLabels as labels } from '../../rules/price-labels.ts'
import { UnitPrice } from '../UnitPrice.tsx'

const column = columnsOf<ProductPrice>()

const timeBadges = {
  past: null,
  today: <StatusBadge status="Today" tone={quiet.agreed} />,
  upcoming: <StatusBadge status="Upcoming" tone={quiet.ready} />,
}
const cost = [
  column.custom(
    'buy_price_cents',
    labels.buy_price_cents,
    ({ buy_price_cents: cents }) => cents !== null && <UnitPrice cents={cents} />,
    { align: 'end' },
  ),
  column.custom(
    'margin_percent',
    labels.margin_percent,
    ({ margin_percent }) => margin_percent !== null && `${margin_percent.toFixed(1)}%`,
    { align: 'end' },
  ),
]

/** Columns of a product's prices. */
export const priceColumns = (seesCost: boolean) => [
  column.custom('valid_from', labels.valid_from, ({ valid_from }) => formatDate(valid_from), {
    slot: 'title',
  }),
  column.custom('time', 'Status', ({ time }) => timeBadges[time], { slot: 'status' }),
  column.date('valid_to', labels.valid_to),
  column.custom(
    'sell_price_cents',
    labels.sell_price_cents,
    ({ sell_price_cents }) => <UnitPrice cents={sell_price_cents} />,
    { align: 'end' },
  ),
  ...(seesCost ? cost : []),
  column.text('set_by', labels.set_by),
  column.instant('set_at', labels.set_at),
]
