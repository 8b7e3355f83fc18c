import { quiet } from '#ui/parts/state-looks.ts'
import type { Look, Tone } from '#ui/parts/StatusBadge.tsx'
import type { TipOrderStatus } from '../contract/choices.ts'

/** How a tip order's status looks. */
export const tipOrderTones: Record<TipOrderStatus, Tone | Look> = {
  planned: quiet.waiting,
  confirmed: quiet.agreed,
  closed: quiet.finished,
  refused: 'danger',
  cancelled: quiet.over,
}
