import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { reasonOf } from '#shared/allowed.ts'
import { useNow } from '#ui/use-now.ts'
import type { OrderRow } from '../contract/order.ts'
import { type OrderAction, orderActions, orderCan } from '../rules/order-status.ts'

/** Actions people take on an order; invoices do the rest. */
export type PeoplesAction = Exclude<OrderAction, 'invoice' | 'reopen'>

/** Why this person cannot do an action on an order now, or undefined. */
export function useWhyNotOrder(): (order: OrderRow, name: PeoplesAction) => string | undefined {
  const whyNot = useWhyNot()
  const now = useNow().toISOString()
  return (order, name) => reasonOf(orderCan[name]({ ...order, now })) ?? whyNot(orderActions[name].right)
}
