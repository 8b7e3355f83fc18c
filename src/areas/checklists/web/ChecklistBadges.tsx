import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import type { ChecklistResult, DefectSeverity, DefectStatus } from '../contract/choices.ts'
import { checklistResultWords, defectSeverityWords } from '../rules/checklist-words.ts'
import { inUseTone, resultTone } from './checklist-tone.ts'
import { defectTone, severityTone } from './defects/defect-tone.ts'

/** Whether a template is in use. */
export const InUseBadge = ({ is_active }: { is_active: number }) => (
  <StatusBadge status={is_active ? 'In use' : 'Not in use'} tone={inUseTone(is_active)} />
)
export const ResultBadge = ({ result }: { result: ChecklistResult }) => (
  <StatusBadge status={checklistResultWords[result]} tone={resultTone[result]} />
)
export const SeverityBadge = ({ severity }: { severity: DefectSeverity }) => (
  <StatusBadge status={defectSeverityWords[severity]} tone={severityTone[severity]} />
)
export const DefectStatusBadge = ({ status }: { status: DefectStatus }) => (
  <StatusBadge status={status} tone={defectTone[status]} />
)
