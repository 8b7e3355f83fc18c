import { amountText } from '#shared/units.ts'
import { formatUnitPrice } from '#shared/money.ts'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import type { TipOrder } from '../contract/tip-order.ts'
import {
  tipDirectionWords,
  tipOrderLabels as labels,
  tipOrderStatusWords,
} from '../rules/tip-order-labels.ts'
import { tipOrderTones } from './tip-order-tone.ts'

const column = columnsOf<TipOrder>()

/** Columns of an order's tip orders; the tip site opens one. The rate is for those who may see it. */
export const tipOrderColumns = (onOpen: (tip: TipOrder) => void, seesRates: boolean) => [
  column.open('tip_site', labels.tip_site_id, onOpen, { under: ({ tip_suburb }) => tip_suburb }),
  column.custom(
    'status',
    labels.status,
    ({ status, closed }) => (
      <>
        <StatusBadge status={tipOrderStatusWords[status]} tone={tipOrderTones[status]} />
        {closed && <StatusBadge status="Closed that day" tone="warning" />}
      </>
    ),
    { slot: 'status' },
  ),
  column.custom('material', labels.material, ({ material }) => material, {
    slot: 'start',
    under: ({ waste_record_required }) => waste_record_required === 1 && 'Waste Tracker record for each load',
  }),
  column.custom('direction', labels.direction, ({ direction }) => tipDirectionWords[direction]),
  column.number('planned_loads', labels.planned_loads, { slot: 'named' }),
  column.custom(
    'planned_quantity',
    labels.planned_quantity,
    ({ planned_quantity, unit }) => planned_quantity !== null && amountText(planned_quantity, unit),
    { slot: 'detail', align: 'end' },
  ),
  ...(seesRates
    ? [
        column.custom(
          'sell_cents',
          labels.sell_cents,
          ({ sell_cents }) => sell_cents != null && formatUnitPrice(sell_cents),
          { align: 'end' },
        ),
      ]
    : []),
  column.text('account_no', labels.account_no),
  column.text('tip_permission_ref', labels.tip_permission_ref),
]
