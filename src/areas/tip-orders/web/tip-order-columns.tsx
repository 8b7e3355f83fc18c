import { formatUnitPrice } from '#shared/money.ts'
import { amountText, quantityText } from '#shared/units.ts'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import type { TipOrder } from '../contract/tip-order.ts'
import {
  isOpenTip,
  tipDirectionWords,
  tipOrderLabels as labels,
  tipOrderStatusWords,
} from '../rules/tip-order-labels.ts'
import { tipOrderTones } from './tip-order-tone.ts'

const column = columnsOf<TipOrder>()

/** `2 of 6`: what was tipped of what is planned; `2, 6 planned` once no more will be. */
const loadsDone = (tip: TipOrder) => {
  const { done_loads, planned_loads } = tip
  if (planned_loads === null) return done_loads > 0 && done_loads
  if (isOpenTip(tip) || done_loads >= planned_loads) return `${done_loads} of ${planned_loads}`
  return `${done_loads}, ${planned_loads} planned`
}
const quantityDone = ({ done_quantity, planned_quantity, unit }: TipOrder) => {
  if (planned_quantity === null)
    return done_quantity !== null && done_quantity > 0 && amountText(done_quantity, unit)
  return `${quantityText(done_quantity ?? 0)} of ${amountText(planned_quantity, unit)}`
}

/** Columns of an order's tip orders; the tip site opens one. The rate is for those who may see it. */
export const tipOrderColumns = (onOpen: (tip: TipOrder) => void, seesRates: boolean) => [
  column.open('tip_site', labels.tip_site_id, onOpen, { under: ({ tip_suburb }) => tip_suburb }),
  column.custom(
    'status',
    labels.status,
    ({ status, objection }) => (
      <>
        <StatusBadge status={tipOrderStatusWords[status]} tone={tipOrderTones[status]} />
        {objection && <StatusBadge status={objection} tone="warning" />}
      </>
    ),
    { slot: 'status' },
  ),
  column.custom('material', labels.material, ({ material }) => material, {
    slot: 'start',
    under: ({ conditions, waste_record_required }) =>
      [conditions, waste_record_required === 1 && 'Waste Tracker record for each load']
        .filter(Boolean)
        .join('. ') || null,
  }),
  column.custom('direction', labels.direction, ({ direction }) => tipDirectionWords[direction]),
  column.custom('planned_loads', labels.planned_loads, loadsDone, { slot: 'named', align: 'end' }),
  column.custom('planned_quantity', labels.planned_quantity, quantityDone, { slot: 'detail', align: 'end' }),
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
