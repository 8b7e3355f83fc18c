import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import type { OrderStatus } from '../contract/choices.ts'
import { orderTone } from './order-tone.ts'

/** A work order's status: by word, colour, and its own edge or icon. */
export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => (
  <StatusBadge status={status} tone={orderTone[status]} />
)
