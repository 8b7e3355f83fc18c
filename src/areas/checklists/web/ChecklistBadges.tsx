import { StatusBadge, type Tone } from '#ui/parts/StatusBadge.tsx'
import type { ChecklistResult, DefectSeverity, DefectStatus } from '../contract/choices.ts'
import { checklistResultWords, defectSeverityWords } from '../rules/checklist-words.ts'

const resultTones: Record<ChecklistResult, Tone> = {
  pass: 'success',
  pass_with_defects: 'warning',
  fail: 'danger',
}
const severityTones: Record<DefectSeverity, Tone> = { minor: 'neutral', major: 'warning', critical: 'danger' }
const statusTones: Record<DefectStatus, Tone> = {
  Open: 'danger',
  'In Repair': 'warning',
  Fixed: 'info',
  Verified: 'success',
}

export const ResultBadge = ({ result }: { result: ChecklistResult }) => (
  <StatusBadge status={checklistResultWords[result]} tone={resultTones[result]} />
)
export const SeverityBadge = ({ severity }: { severity: DefectSeverity }) => (
  <StatusBadge status={defectSeverityWords[severity]} tone={severityTones[severity]} />
)
export const DefectStatusBadge = ({ status }: { status: DefectStatus }) => (
  <StatusBadge status={status} tone={statusTones[status]} />
)
