import type { Tone } from '#ui/parts/StatusBadge.tsx'
import type { DefectSeverity, DefectStatus } from '../../contract/choices.ts'

export const defectTone: Readonly<Record<DefectStatus, Tone>> = {
  Open: 'danger',
  'In Repair': 'warning',
  Fixed: 'info',
  Verified: 'success',
}

export const severityTone: Readonly<Record<DefectSeverity, Tone>> = {
  minor: 'neutral',
  major: 'warning',
  critical: 'danger',
}
