import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { formatDate } from '#shared/local-date.ts'
import { quiet } from '#ui/parts/state-looks.ts'
import { columnsOf } from '#ui/table/columns.tsx'
import type { ProductPrice } from '../../contract/product-price.ts'
import { priceLabels as labels } from '../../rules/price-labels.ts'
import { costColumns } from '../cost-columns.tsx'
import { UnitPrice } from '../UnitPrice.tsx'

const column = columnsOf<ProductPrice>()

const timeBadges = {
  past: null,
  today: <StatusBadge status="Today" tone={quiet.agreed} />,
  upcoming: <StatusBadge status="Upcoming" tone={quiet.ready} />,
}
const cost = costColumns<ProductPrice>(labels)

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
