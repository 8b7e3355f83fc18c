import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import type { Order } from '../contract/order.ts'
import { orderQuery } from './queries.ts'
import { useOrderActions } from './use-order-actions.tsx'

/** What can be done with an order, as on its own page, for a screen that shows it among others. */
export function OrderActions({ id }: { id: number }) {
  const { data: order } = useQuery(orderQuery(id))
  return order ? <Actions order={order} /> : null
}

function Actions({ order }: { order: Order }) {
  const { next, menu, error, dialog } = useOrderActions(order)
  return (
    <>
      {next && (
        <Button icon={next.icon} disabledReason={next.disabledReason} onClick={next.run}>
          {next.label}
        </Button>
      )}
      <RowMenu items={menu} label={`More for ${order.order_no}`} />
      {error && <Notice tone="danger">{error}</Notice>}
      {dialog}
    </>
  )
}
