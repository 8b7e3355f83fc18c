import type { OrderStatus } from '#areas/work-orders/contract/choices.ts'

/** Confirmed, or once confirmed and worked: what broke down has a docket to that time, what is billed may get a late one. */
const worked: readonly OrderStatus[] = ['Confirmed', 'Broke Down', 'Invoiced']

/** Whether the office may enter a docket of an order: true, or why not. */
export const takesDocket = ({
  order_no,
  order_status,
}: {
  order_no: string
  order_status: OrderStatus
}): true | string =>
  worked.includes(order_status) || `Order ${order_no} is ${order_status} and takes no docket.`
