import { quiet } from '#ui/parts/state-looks.ts'
import type { Look, Tone } from '#ui/parts/StatusBadge.tsx'
import type { SubcontractorRow } from '../contract/subcontractor.ts'

export const subcontractorTone: Readonly<Record<SubcontractorRow['status'], Tone | Look>> = {
  pending: 'warning',
  approved: quiet.agreed,
  suspended: 'danger',
}
