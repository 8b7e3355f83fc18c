import type { RefObject } from 'react'
import type { MatrixOrder } from '#areas/chain/contract/order-matrix.ts'
import { Facts } from '#ui/parts/Facts.tsx'
import { PointerCard } from '#ui/parts/PointerCard.tsx'
import { matrixLooks } from './matrix-looks.ts'
import { dayOf, timesOf } from './matrix-words.ts'

/** An order in full, beside the cell that the pointer rests on or that has the focus. */
export function MatrixCard({
  scroller,
  orderOf,
}: {
  scroller: RefObject<HTMLElement | null>
  orderOf: (id: number) => MatrixOrder | undefined
}) {
  return (
    <PointerCard scroller={scroller} attribute="data-order">
      {(id) => {
        const order = orderOf(id)
        return (
          order && (
            <>
              <p>
                <strong>{order.order_no}</strong> {matrixLooks[order.state].words}
              </p>
              <Facts
                facts={[
                  { label: 'When', value: `${dayOf(order.work_date)}, ${timesOf(order)}` },
                  { label: 'Wanted', value: order.category },
                  { label: 'Machine', value: order.assets ?? 'To fill' },
                  ...(order.off_road ? [{ label: 'Off road', value: order.off_road }] : []),
                  ...(order.needs_driver ? [{ label: 'Driver', value: order.drivers ?? 'To fill' }] : []),
                  ...(order.subcontractor ? [{ label: 'Subcontractor', value: order.subcontractor }] : []),
                ]}
              />
            </>
          )
        )
      }}
    </PointerCard>
  )
}
