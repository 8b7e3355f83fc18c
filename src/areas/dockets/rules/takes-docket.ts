import type { OrderStatus } from '#areas/work-orders/contract/choices.ts'

/**
 * Confirmed, or worked after being confirmed: a breakdown has a docket up to that time, a billed order may
 * get a late one.
 */
const worked: readonly OrderStatus[] = ['Confirmed', 'Broke Down', 'Invoiced']

/** Whether the office may enter a docket for an order: true, or why not. */
export const takesDocket = ({
  order_no,
  order_status,
}: {
  order_no: string
  order_status: OrderStatus
}): true | string =>
  worked.includes(order_status) || `Order ${order_no} is ${order_status}, so it cannot have a docket.`
