import type { ShortDayKind } from '../contract/choices.ts'
import type { OrderStatus } from '#areas/work-orders/contract/choices.ts'

/**
 * Confirmed, or worked after being confirmed: a breakdown has a docket up to that time, a billed order may
 * get a late one.
 */
const worked: readonly OrderStatus[] = ['Confirmed', 'Broke Down', 'Invoiced']

/** An order that its client cancelled may be charged as a day cut short. */
const mayBeCharged = (status: OrderStatus, short_day: ShortDayKind | null): boolean =>
  worked.includes(status) || (status === 'Cancelled' && short_day !== null)

/** Whether the office may enter a docket for an order: true, or why not. */
export const takesDocket = ({
  order_no,
  order_status,
  short_day = null,
}: {
  order_no: string
  order_status: OrderStatus
  /** Of the docket to enter; absent for an ordinary day. */
  short_day?: ShortDayKind | null
}): true | string =>
  mayBeCharged(order_status, short_day) || `Order ${order_no} is ${order_status}, so it cannot have a docket.`
