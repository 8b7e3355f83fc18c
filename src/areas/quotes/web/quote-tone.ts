import type { Tone } from '#ui/parts/StatusBadge.tsx'
import type { QuoteStatus } from '../contract/choices.ts'

export const quoteTone: Readonly<Record<QuoteStatus, Tone>> = {
  Draft: 'neutral',
  'Awaiting Approval': 'warning',
  Ready: 'info',
  Sent: 'info',
  Viewed: 'violet',
  Accepted: 'success',
  Declined: 'danger',
  Expired: 'brown',
  Superseded: 'neutral',
  Converted: 'success',
}
