import type { Tone } from '#ui/parts/StatusBadge.tsx'
import type { QuoteStatus } from '../contract/choices.ts'

const tones: Readonly<Record<QuoteStatus, Tone>> = {
  Draft: 'neutral',
  'Awaiting Approval': 'warning',
  Ready: 'accent',
  Sent: 'info',
  Viewed: 'violet',
  Accepted: 'success',
  Declined: 'danger',
  Expired: 'brown',
  Superseded: 'neutral',
  Converted: 'success',
}

export const quoteTone = (status: string): Tone => tones[status as QuoteStatus] ?? 'neutral'
