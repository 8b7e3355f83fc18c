import { quiet } from '#ui/parts/state-looks.ts'
import type { Look, Tone } from '#ui/parts/StatusBadge.tsx'
import type { ApprovalFilter, UserStatus } from '../contract/choices.ts'

type Shown = UserStatus | Exclude<ApprovalFilter, 'approved'> | 'invited'

export const userTone: Readonly<Record<Shown, Tone | Look>> = {
  rejected: quiet.over,
  pending: 'warning',
  invited: quiet.sent,
  NotActive: quiet.over,
  active: quiet.agreed,
}
