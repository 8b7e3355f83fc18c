import type { Tone } from '#ui/parts/StatusBadge.tsx'
import type { DocumentState } from '../rules/document-status.ts'

export const documentTone: Readonly<Record<DocumentState | 'expired', Tone>> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
  superseded: 'neutral',
  filed: 'neutral',
  archived: 'neutral',
  expired: 'danger',
}
