import { formatDate } from '#shared/local-date.ts'
import { formatUnitPrice } from '#shared/money.ts'
import { chargeUnitWords } from '#shared/units.ts'
import { columnsOf } from '#ui/table/columns.tsx'
import type { TipRate } from '../../contract/tip-rate.ts'
import { tipRateLabels as labels } from '../../rules/tip-site-labels.ts'

const column = columnsOf<TipRate>()

const price = (id: 'sell_cents' | 'buy_cents' | 'levy_cents', slot?: 'figure') =>
  column.custom(id, labels[id], ({ [id]: cents }) => cents !== undefined && formatUnitPrice(cents), {
    align: 'end',
    ...(slot && { slot }),
  })

/** Columns of a tip site's rates; what they cost is for those who may see it. The material opens the rate. */
export const tipRateColumns = (onOpen: (rate: TipRate) => void, seesCost: boolean) => [
  column.open('material', labels.material, onOpen),
  column.custom('valid_from', labels.valid_from, ({ valid_from }) => formatDate(valid_from), {
    slot: 'start',
  }),
  column.date('valid_to', labels.valid_to),
  column.custom('unit', labels.unit, ({ unit }) => chargeUnitWords[unit], { slot: 'detail' }),
  price('sell_cents', 'figure'),
  ...(seesCost
    ? [
        price('buy_cents'),
        price('levy_cents'),
        column.exactMoney('min_charge_cents', labels.min_charge_cents),
      ]
    : []),
]
