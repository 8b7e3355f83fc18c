import { quiet } from '#ui/parts/state-looks.ts'
import type { Look, Tone } from '#ui/parts/StatusBadge.tsx'
import type { QuoteStatus } from '../contract/choices.ts'

export const quoteTone: Readonly<Record<QuoteStatus, Tone | Look>> = {
  Draft: quiet.draft,
  'Awaiting Approval': 'warning',
  Ready: quiet.ready,
  Sent: quiet.sent,
  Viewed: quiet.seen,
  Accepted: quiet.agreed,
  Declined: quiet.over,
  Expired: quiet.overByUs,
  Superseded: quiet.over,
  Converted: quiet.agreed,
}
