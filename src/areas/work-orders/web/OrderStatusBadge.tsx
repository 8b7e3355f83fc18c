import { IconTool } from '@tabler/icons-react'
import { jobTone } from '#areas/jobs/web/index.ts'
import { quiet } from '#ui/parts/state-looks.ts'
import { type Look, StatusBadge, type Tone } from '#ui/parts/StatusBadge.tsx'
import type { OrderStatus } from '../contract/choices.ts'

/** Statuses shared with the job look the same there. */
const orderTone: Readonly<Record<OrderStatus, Tone | Look>> = {
  ...jobTone,
  'Broke Down': { tone: 'danger', sign: IconTool, isLoud: true },
  Moved: quiet.moved,
}

/** A work order's status: by word, colour, and its own edge or icon. */
export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => (
  <StatusBadge status={status} tone={orderTone[status]} />
)
