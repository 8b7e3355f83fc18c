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
  is_dry_hire = false,
  short_day = null,
}: {
  order_no: string
  order_status: OrderStatus
  /** Machines went on hire for it: it is billed from on-hire and off-hire. */
  is_dry_hire?: boolean
  /** Of the docket to enter; absent for an ordinary day. */
  short_day?: ShortDayKind | null
}): true | string =>
  is_dry_hire
    ? `Order ${order_no} is dry hire, which is billed from its on-hire and off-hire.`
    : mayBeCharged(order_status, short_day) ||
      `Order ${order_no} is ${order_status}, so it cannot have a docket.`
