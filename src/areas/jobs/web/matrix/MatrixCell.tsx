import { memo } from 'react'
import type { MatrixOrder } from '#areas/chain/contract/order-matrix.ts'
import { orderPaths } from '#areas/work-orders/web/index.ts'
import { matrixLooks } from './matrix-looks.ts'
import css from './matrix.module.css'
import { machineOf, orderSentence, secondOf, startOf } from './matrix-words.ts'

export interface OrderLink {
  order: MatrixOrder
  /** Where an order to fill leads. Null where it leads to the order itself, as all others do. */
  fillPath: string | null
}

export const pathOf = ({ order, fillPath }: OrderLink): string =>
  order.state === 'to_fill' && fillPath !== null ? fillPath : orderPaths.edit(order.id)

/** The orders of a machine on a day: one, or one that broke down and the one that replaced it. */
export const MatrixCell = memo(function MatrixCell({
  orders,
  fillPath,
  current,
}: {
  orders: readonly MatrixOrder[]
  fillPath: string | null
  /** The id of the order that the Tab key leads to, if it is one of these. */
  current: number | null
}) {
  return orders.map((order) => {
    const { Sign, tone } = matrixLooks[order.state]
    const successor = orders.find(({ id }) => id === order.replaced_by_id)
    const second = successor ? startOf(successor) : secondOf(order)
    return (
      // Followed by the table: a link of the router for each of thousands of cells takes seconds.
      <a
        key={order.id}
        href={pathOf({ order, fillPath })}
        className={css.chip}
        data-order={order.id}
        data-tone={tone}
        data-brief={successor !== undefined || undefined}
        tabIndex={order.id === current ? 0 : -1}
        aria-label={orderSentence(order, second)}
      >
        <b>{machineOf(order)}</b> <span>{second}</span>
        {Sign && <Sign size={13} aria-hidden />}
      </a>
    )
  })
})
