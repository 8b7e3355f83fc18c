import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import type { OrderStatus } from '../contract/choices.ts'
import { orderTone } from './order-tone.ts'

/** The status of a work order, shown by its word, its colour, and an edge or sign of its own. */
export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => (
  <StatusBadge status={status} tone={orderTone[status]} />
)
