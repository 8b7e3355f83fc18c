import type { Tone } from '#ui/parts/StatusBadge.tsx'
import type { ApprovalFilter, UserStatus } from '../contract/choices.ts'

type Shown = UserStatus | Exclude<ApprovalFilter, 'approved'> | 'invited'

export const userTone: Readonly<Record<Shown, Tone>> = {
  rejected: 'danger',
  pending: 'warning',
  invited: 'info',
  NotActive: 'neutral',
  active: 'success',
}
