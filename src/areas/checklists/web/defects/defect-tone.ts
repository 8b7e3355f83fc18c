import { quiet } from '#ui/parts/state-looks.ts'
import type { Look, Tone } from '#ui/parts/StatusBadge.tsx'
import type { DefectSeverity, DefectStatus } from '../../contract/choices.ts'

export const defectTone: Readonly<Record<DefectStatus, Tone | Look>> = {
  Open: 'danger',
  'In Repair': quiet.underWay,
  Fixed: quiet.finished,
  Verified: quiet.agreed,
}

export const severityTone: Readonly<Record<DefectSeverity, Tone>> = {
  minor: 'neutral',
  major: 'warning',
  critical: 'danger',
}
