import type { Tone } from '#ui/parts/StatusBadge.tsx'
import type { DocketStatus } from '../contract/choices.ts'

export const docketTone: Readonly<Record<DocketStatus, Tone>> = {
  Draft: 'neutral',
  Submitted: 'info',
  Signed: 'info',
  'Unsigned Accepted': 'warning',
  Queried: 'danger',
  Approved: 'success',
  Invoiced: 'violet',
  Superseded: 'neutral',
  Void: 'neutral',
}
