import { quiet } from '#ui/parts/state-looks.ts'
import type { Look, Tone } from '#ui/parts/StatusBadge.tsx'
import type { DocumentState } from '../rules/document-status.ts'

export const documentTone: Readonly<Record<DocumentState | 'expired', Tone | Look>> = {
  pending: 'warning',
  approved: quiet.agreed,
  rejected: 'danger',
  superseded: quiet.over,
  filed: quiet.finished,
  archived: quiet.over,
  expired: 'danger',
}
