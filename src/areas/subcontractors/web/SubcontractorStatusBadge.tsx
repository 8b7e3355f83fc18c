import { quiet } from '#ui/parts/state-looks.ts'
import { type Look, StatusBadge, type Tone } from '#ui/parts/StatusBadge.tsx'
import type { SubcontractorRow } from '../contract/subcontractor.ts'
import { subcontractorStatusWords } from '../rules/subcontractor-labels.ts'

const subcontractorTone: Readonly<Record<SubcontractorRow['status'], Tone | Look>> = {
  pending: 'warning',
  approved: quiet.agreed,
  suspended: 'danger',
}

/** Whether a subcontractor may be given work. */
export const SubcontractorStatusBadge = ({ status }: Pick<SubcontractorRow, 'status'>) => (
  <StatusBadge status={subcontractorStatusWords[status]} tone={subcontractorTone[status]} />
)
